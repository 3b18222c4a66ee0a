import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '#schema/rules/time/durations.ts';

/** Long enough to begin a download; one that has begun goes on. */
const LINK_MILLISECONDS = 5 * MINUTE;

/** What a link to a file says beside its path: whom it was made for, and which rows. */
type LinkFacts = Record<string, string>;

/**
 * The address of a file for the staff. It is signed, because browsers send no bearer token when they follow a link, and a file
 * that is fetched by a script would have to fit into the page's memory.
 */
export function downloadLink(path: string, facts: LinkFacts, signingKey: string, now: Date): string {
  const query = new URLSearchParams({ ...facts, expires: String(now.getTime() + LINK_MILLISECONDS) });
  query.set('signature', signatureOf(path, query, signingKey));
  return `${path}?${query}`;
}

/** What a link says, if it is ours and has not expired; else null. */
export function factsIn(path: string, url: string, signingKey: string, now: Date): LinkFacts | null {
  const query = new URL(url, 'http://localhost').searchParams;
  const given = Buffer.from(query.get('signature') ?? '');
  query.delete('signature');
  const right = Buffer.from(signatureOf(path, query, signingKey));
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs && now.getTime() <= Number(query.get('expires')) ? Object.fromEntries(query) : null;
}

/** The purpose is signed too, so that no other signature by this key opens a file. */
function signatureOf(path: string, query: URLSearchParams, signingKey: string): string {
  return createHmac('sha256', signingKey).update(`download\n${path}\n${query}`).digest('base64url');
}
