import type { IncomingHttpHeaders } from 'node:http';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from './context.ts';

const OWN_PAGES = ['same-origin', 'none'];

/** Whether a page of another site sent the request. Browsers say so, and pages cannot change what they say. */
export function isOtherSite(
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  publicUrl: string,
): boolean {
  if (typeof site === 'string') return !OWN_PAGES.includes(site);
  // Browsers from before 2023 and programs.
  if (!origin) return false;
  return origin !== new URL(publicUrl).origin && origin.replace(/^https?:\/\//, '') !== host;
}

/**
 * Pages of other sites write with a key or a token only. Without one they could have their visitors' browsers try cards or
 * use up trials, each from an address of its own.
 */
export function withSignedWrites(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source, args, context: Context, info) => {
      if (context.fromOtherSite && !context.caller && !context.key)
        throw new AppError('FORBIDDEN', 'Pages of other sites need a key or a token for this');
      return resolve(source, args, context, info);
    };
  }
  return schema;
}
