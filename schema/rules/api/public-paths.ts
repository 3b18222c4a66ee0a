/** The marketing and record pages: search engines and link previews read them, and they can be read without scripts. */
export const PUBLIC_PAGES = [
  ...(['/start', '/trial', '/pricing', '/record', '/record/rules', '/record/verify'] as const),
  ...(['/privacy', '/terms'] as const),
] as const;

export type PublicPagePath = (typeof PUBLIC_PAGES)[number];

/** The public page of a day, YYYY-MM-DD. */
export function dayPath(day: string): string {
  return `/record/${day}`;
}

/** The public page of a pick: a shell until everyone may read it. */
export function pickPath(id: string): string {
  return `/picks/${id}`;
}

/** The place of a pick on the members' board, opened at its reasons for who may read them. */
export function boardPickPath({ id, date }: { id: string; date: string }): string {
  return `/dashboard?date=${date}#${id}`;
}

/** The public page of an analyst or a model. */
export function analystPath(name: string): string {
  return `/analysts/${encodeURIComponent(slugOf(name))}`;
}

/** A name in an address: 'Tempo Model' is 'tempo-model'. Names that differ only in case or signs share one. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'analyst';
}
