import type { Context } from '#gateway/auth/context.ts';
import { userView } from '#gateway/auth/member.ts';
import { viewerKeyOf } from '#gateway/auth/viewer-key.ts';

/** What was asked: a text that identifies the operation, and its variables. */
export interface Question {
  operation: string;
  variables: unknown;
}

/** The finished bytes of an answer. */
interface ReadyAnswer {
  /** The JSON of the data, before and after the server's clock if it is in there once. */
  parts: readonly [string] | readonly [string, string];
  /** Points that the operation costs. */
  cost: number;
}

interface Entry extends ReadyAnswer {
  picksStamp: string | null;
  /** Milliseconds since 1970: computed at this moment, and right until before that one. */
  from: number;
  until: number;
  size: number;
}

const MOST_CHARACTERS = 32_000_000;
/** What an entry takes beside its texts. */
const ENTRY_CHARACTERS = 500;

/**
 * Answers that more than one request may get: the same operation and variables, a viewer with the same rights, the
 * picks at the same version, and no moment in between at which time alone changes what is shown. Each request has read
 * its rights and the version of the picks itself, so an answer is never older than the request.
 */
export class ReadyAnswers {
  readonly #entries = new Map<string, Entry>();
  #characters = 0;

  find(question: Question, context: Context): ReadyAnswer | null {
    const entry = this.#entries.get(keyOf(question, context, false)) ?? this.#personal(question, context);
    const now = context.now.getTime();
    if (entry?.picksStamp !== context.reuse.picksStamp) return null;
    return entry && now >= entry.from && now < entry.until ? entry : null;
  }

  /** Keeps the JSON of an answer that its root fields, so many, allow to be reused. */
  keep(
    question: Question,
    context: Context,
    answer: { json: string; rootFields: number; cost: number },
  ): void {
    const { reuse, now } = context;
    const parts = partsOf(answer.json, now);
    if (!parts || !reuse.covers(answer.rootFields)) return;
    const key = keyOf(question, context, reuse.isPersonal);
    const size = key.length + answer.json.length + ENTRY_CHARACTERS;
    this.#forget(key);
    const { picksStamp, until } = reuse;
    this.#entries.set(key, { parts, cost: answer.cost, picksStamp, from: now.getTime(), until, size });
    this.#characters += size;
    for (const oldest of this.#entries.keys()) if (this.#characters > MOST_CHARACTERS) this.#forget(oldest);
  }

  #personal(question: Question, context: Context): Entry | undefined {
    return context.member ? this.#entries.get(keyOf(question, context, true)) : undefined;
  }

  #forget(key: string): void {
    this.#characters -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}

/** The JSON of an answer at a moment. */
export function jsonAt({ parts: [before, after] }: ReadyAnswer, now: Date): string {
  return after === undefined ? before : `${before}${JSON.stringify(now)}${after}`;
}

/** Splits JSON at the server's clock, which differs for each request. Null when other moments look the same. */
function partsOf(json: string, now: Date): ReadyAnswer['parts'] | null {
  const clock = JSON.stringify(now);
  const parts = json.split(clock);
  const [before = '', after = ''] = parts;
  if (parts.length === 1) return [before];
  return parts.length === 2 && before.endsWith('"now":') ? [before, after] : null;
}

function keyOf({ operation, variables }: Question, context: Context, isPersonal: boolean): string {
  const { viewer, key, member, now } = context;
  const rights = [viewerKeyOf(viewer), key?.scopes];
  const account = isPersonal && member ? userView(member, now) : null;
  return JSON.stringify([operation, variables ?? null, rights, account]);
}
