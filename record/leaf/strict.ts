import { Malformed } from '#record/malformed.ts';
import { timeOf } from './time.ts';

/** Says what is wrong with a value; null when it is right. */
export type Check = (value: unknown) => string | null;
export type Fields = Readonly<Record<string, Check>>;

const DECIMAL = /^-?\d{1,9}(\.\d{1,6})?$/;

/** By character: 1 more than what it means in base64. A million hashes take a tenth of the time of a pattern. */
const BASE64 = new Uint8Array(128);
for (const [at, character] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries())
  BASE64[character.charCodeAt(0)] = at + 1;

export const text: Check = (value) => (typeof value === 'string' && value !== '' ? null : 'is no text');
export const anyText: Check = (value) => (typeof value === 'string' ? null : 'is no text');
export const whole: Check = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? null : 'is no whole number';
/** A moment in UTC with three decimal places, as `toISOString` writes it. */
export const instant: Check = (value) =>
  typeof value === 'string' && !Number.isNaN(timeOf(value)) ? null : 'is no moment';
/** 32 bytes in base64. */
export const hash: Check = (value) =>
  typeof value === 'string' && isHash(value) ? null : 'is no 32 bytes in base64';
function isHash(value: string): boolean {
  if (value.length !== 44 || !value.endsWith('=')) return false;
  let last = 0;
  for (let at = 0; at < 43; at += 1) {
    last = BASE64[value.charCodeAt(at)] ?? 0;
    if (last === 0) return false;
  }
  // Two bits of the last character say nothing.
  return last % 4 === 1;
}

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
  for (const name in fields) {
    const check = fields[name];
    const problem = name in value ? check?.(value[name]) : 'is missing';
    if (problem) throw new Malformed(`${what}: ${name} ${problem}.`);
  }
  for (const name in value)
    if (!Object.hasOwn(fields, name)) throw new Malformed(`${what}: ${name} is not known.`);
}

/** A JSON object in which no key stands twice: readers differ in which of two they take. Throws Malformed. */
export function parseJson(source: string, what: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(source);
    if (isObject(value)) {
      // Throws where it is nested too deeply.
      if (plainLength(value) === source.length || keysWritten(source) === keysOf(value)) return value;
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

/**
 * How long an object of texts is as JSON, without spaces and escapes: a text of that length holds no key twice. NaN for any
 * other value, and for a number that can be written shorter by more than a key is long.
 */
function plainLength(value: Record<string, unknown>): number {
  let length = 1;
  for (const name in value) length += name.length + 4 + plainLengthOf(value[name]);
  return length;
}

function plainLengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (value === null) return 4;
  return typeof value === 'number' && value >= 0 && value < 1e6 ? String(value).length : Number.NaN;
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
