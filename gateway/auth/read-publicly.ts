import type { Context } from './context.ts';

/** Reads what is public by definition, from a standby where there is one. Admins see what they have just written. */
export function readPublicly<T>(context: Context, read: (context: Context) => Promise<T>): Promise<T> {
  const { publicReads, viewer, written } = context;
  if (viewer?.isAdmin) return read(context);
  return publicReads.read((database) => read({ ...context, database }), written);
}
