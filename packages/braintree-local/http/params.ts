/** A request body after reading: snake_case names, whether it came as JSON or as XML. */
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

export function list(params: Params | undefined, name: string): unknown[] {
  const value = params?.[name];
  return Array.isArray(value) ? value : [];
}

/** An entry of a table that requests choose from: what every object inherits (`constructor`) is none. */
export function entry<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

export function has(params: Params | undefined, name: string): boolean {
  return params !== undefined && params[name] !== undefined && params[name] !== null;
}
