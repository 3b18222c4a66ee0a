import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { viewerKeyOf } from '#gateway/auth/viewer-key.ts';
import { nextTurn } from '#schema/rules/picks/pick-changes.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { FeedReader } from './calendar-events.ts';
import { type FeedFacts, feedFacts } from './feed-facts.ts';

/** A text with what a reader that has it needs to say so. */
export interface FeedText {
  body: string;
  etag: string;
  lastModified: Date;
}

/** Writes a format, and says when something of it became different last. */
export type FeedWriter = (facts: FeedFacts, reader: FeedReader) => { body: string; changedAt: Date };

interface Entry {
  text: Promise<FeedText>;
  until: number;
}

const MOST_TEXTS = 200;
const KEPT_MILLISECONDS = MINUTE;

/**
 * The texts of feeds, each written once for readers with the same rights while the picks are at the same version and no moment comes
 * at which time alone changes one. Each request has read its rights and that version itself.
 */
export class KeptFeeds {
  readonly #entries = new Map<string, Entry>();

  constructor(readonly database: MikroORM) {}

  text(path: string, write: FeedWriter, reader: FeedReader, picksStamp: string | null): Promise<FeedText> {
    const { viewer, accessChangedAt, now } = reader;
    const today = easternDay(now);
    const key = JSON.stringify([path, viewerKeyOf(viewer), accessChangedAt, picksStamp, today]);
    const known = this.#entries.get(key);
    if (picksStamp !== null && known && now.getTime() < known.until) return known.text;
    const facts = feedFacts(this.database, today, picksStamp);
    const text = facts.then((read) => textOf(write(read, reader), reader));
    this.#keep(key, text, now);
    void facts.then(({ picks }) => this.#endAt(key, text, nextTurn(picks, now).getTime())).catch(() => {});
    // A failure is for those who waited for it; the next request reads again.
    text.catch(() => this.#endAt(key, text, 0));
    return text;
  }

  #keep(key: string, text: Entry['text'], now: Date): void {
    this.#entries.delete(key);
    this.#entries.set(key, { text, until: now.getTime() + KEPT_MILLISECONDS });
    for (const oldest of this.#entries.keys())
      if (this.#entries.size > MOST_TEXTS) this.#entries.delete(oldest);
  }

  #endAt(key: string, text: Entry['text'], turn: number): void {
    const entry = this.#entries.get(key);
    if (entry?.text === text) entry.until = Math.min(entry.until, turn);
  }
}

function textOf(written: ReturnType<FeedWriter>, { accessChangedAt, now }: FeedReader): FeedText {
  const { body, changedAt } = written;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  // What is a week old leaves at midnight.
  const day = easternInstant(easternDay(now), '00:00');
  const lastModified = new Date(Math.max(Number(changedAt), Number(accessChangedAt), Number(day)));
  return { body, etag, lastModified };
}
