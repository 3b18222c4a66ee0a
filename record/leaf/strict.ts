import { Malformed } from '#record/malformed.ts';
import { isBase64Hash, isPlain, timeOf } from '#record/platform.ts';

/** Says what is wrong with a value; null when it is right. */
export type Check = (value: unknown) => string | null;
export type Fields = Readonly<Record<string, Check>>;

const DECIMAL = /^-?\d{1,9}(\.\d{1,6})?$/;

export const text: Check = (value) => (typeof value === 'string' && value !== '' ? null : 'is no text');
export const anyText: Check = (value) => (typeof value === 'string' ? null : 'is no text');
export const whole: Check = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? null : 'is no whole number';
/** A moment in UTC with three decimal places, as `toISOString` writes it. */
export const instant: Check = (value) =>
  typeof value === 'string' && !Number.isNaN(timeOf(value)) ? null : 'is no moment';
/** 32 bytes in base64. */
export const hash: Check = (value) =>
  typeof value === 'string' && isBase64Hash(value) ? null : 'is no 32 bytes in base64';
/** A number as text, so that no reader rounds it. */
export const decimal: Check = (value) =>
  typeof value === 'string' && DECIMAL.test(value) ? null : 'is no decimal number as text';
export const hex32: Check = (value) =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value) ? null : 'is no SHA-256 in hex';
export const day: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? null : 'is no day';

export function matching(pattern: RegExp, otherwise: string): Check {
  return (value) => (typeof value === 'string' && pattern.test(value) ? null : otherwise);
}
export function oneOf(values: readonly unknown[]): Check {
  return (value) => (values.includes(value) ? null : `is none of ${values.join(', ')}`);
}
export function orNull(check: Check): Check {
  return (value) => (value === null ? null : check(value));
}
export function listOf(check: Check): Check {
  return (value) => (Array.isArray(value) && value.every((each) => !check(each)) ? null : 'is no such list');
}

/** Exactly these fields, each right. Throws Malformed, naming the field. */
export function checkFields(value: Readonly<Record<string, unknown>>, fields: Fields, what: string): void {
  let [known, given] = [0, 0];
  for (const name in fields) {
    const check = fields[name];
    const problem = name in value ? check?.(value[name]) : 'is missing';
    if (problem) throw new Malformed(`${what}: ${name} ${problem}.`);
    known += 1;
  }
  for (const _ in value) given += 1;
  // Counting is quicker than to look each of them up.
  if (given === known) return;
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
  throw new Malformed(`${what}: ${unknown} is not known.`);
}

/** A JSON object in which no key is there twice: readers differ in which of two they take. Throws Malformed. */
export function parseJson(source: string, what: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(source);
    if (isObject(value)) {
      // Throws where it is nested too deeply.
      if (isPlain(value, source) || keysWritten(source) === keysOf(value)) return value;
      throw new Malformed(`${what} holds a key twice.`);
    }
  } catch (error) {
    if (error instanceof Malformed) throw error;
  }
  throw new Malformed(`${what} is no JSON object.`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keysWritten(source: string): number {
  return (source.match(/"(?:[^"\\]|\\.)*"\s*:?/g) ?? []).filter((token) => token.endsWith(':')).length;
}

function keysOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const values = Object.values(value);
  return (
    (Array.isArray(value) ? 0 : values.length) + values.reduce((sum: number, each) => sum + keysOf(each), 0)
  );
}
