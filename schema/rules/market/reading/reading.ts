/** What a reader makes of words that somebody wrote. It never answers with the likeliest reading. */
export type Reading<Value> =
  | { kind: 'VALUE'; value: Value }
  | Question<Value>
  /** A clause that the name of the column begins: 'says "x"; write -110, +150 or 1.91'. */
  | { kind: 'REFUSAL'; reason: string };

/** Words that can mean several things, with everything that they can mean. */
export interface Question<Value> {
  kind: 'QUESTION';
  /** What is asked, in one word: two questions about the same cell differ in it. */
  topic: string;
  /** 'Is +150 meant?' */
  asks: string;
  choices: readonly Choice<Value>[];
}

export interface Choice<Value> {
  /** Unique in its question, and the same each time the words are read. */
  key: string;
  /** '+150 (2.50)' */
  label: string;
  value: Value;
}

export function value<Value>(read: Value): Reading<Value> {
  return { kind: 'VALUE', value: read };
}

/** A question about words. Where all choices come to the same there is nothing to ask. */
export function question<Value>(
  topic: string,
  asks: string,
  choices: readonly Choice<Value>[],
): Question<Value> {
  return { kind: 'QUESTION', topic, asks, choices };
}

/** `example` is in the notation of who wrote it: 'write -110, +150 or 1.91'. */
export function refusal(text: string, example: string): Reading<never> {
  return { kind: 'REFUSAL', reason: reasonOf(text, example) };
}

function reasonOf(text: string, example: string): string {
  return `${said(text)}; ${example}`;
}

/** The same for the sentence of a rule: 'says "9"; units must be above 0 and at most 5'. */
export function brokenRule(text: string, sentence: string): string {
  return reasonOf(text, sentence.charAt(0).toLowerCase() + sentence.slice(1));
}

/** The same reading of another value: what it is, or every choice, through `of`. */
export function mapped<From, To>(reading: Reading<From>, of: (value: From) => To): Reading<To> {
  if (reading.kind === 'VALUE') return value(of(reading.value));
  if (reading.kind === 'REFUSAL') return reading;
  const choices = reading.choices.map((choice) => ({ ...choice, value: of(choice.value) }));
  return { ...reading, choices };
}

/** A question that another place of the line has answered already, by the value that is known there. */
export function knownFrom<Value>(
  reading: Reading<Value>,
  isKnown: (value: Value) => boolean,
): Reading<Value> {
  const known = reading.kind === 'QUESTION' && reading.choices.find((choice) => isKnown(choice.value));
  return known ? value(known.value) : reading;
}

/** What of a long cell is said: enough to find it. */
const MOST_SAID = 80;

function said(text: string): string {
  const words = text.trim();
  const shown = words.length > MOST_SAID ? `${words.slice(0, MOST_SAID)}…` : words;
  return words ? `says "${shown}"` : 'is empty';
}
