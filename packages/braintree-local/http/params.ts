/** A request body, with snake_case names. */
export interface Params {
  [name: string]: unknown;
}

export function isParams(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as text; absent and null are undefined, an empty string stays empty. */
export function text(params: Params | undefined, name: string): string | undefined {
  const value = params?.[name];
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  return String(value);
}

/** True for true and 'true': the SDKs send both. */
export function flag(params: Params | undefined, name: string): boolean {
  return text(params, name) === 'true';
}

export function child(params: Params | undefined, name: string): Params | undefined {
  const value = params?.[name];
  return isParams(value) ? value : undefined;
}

/** An entry of a table by a name from a request; inherited properties such as `constructor` do not count. */
export function entry<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

export function has(params: Params | undefined, name: string): boolean {
  return params !== undefined && params[name] !== undefined && params[name] !== null;
}
