import type { XmlFields, XmlValue } from './xml.ts';

/** The answer of a handler; the server turns it into typed XML or JSON. */
export interface Answer {
  status: number;
  xml?: { root: string; value: XmlValue };
  json?: unknown;
  raw?: { type: string; body: string };
}

export const ok = (root: string, value: XmlValue): Answer => ({ status: 200, xml: { root, value } });
export const created = (root: string, value: XmlValue): Answer => ({ status: 201, xml: { root, value } });
/** A deletion answers one blank; the SDKs read an empty object from it. */
export const empty = (): Answer => ({
  status: 200,
  raw: { type: 'application/xml; charset=utf-8', body: ' ' },
});
export const json = (status: number, value: unknown): Answer => ({ status, json: value });
export const raw = (type: string, body: string): Answer => ({ status: 200, raw: { type, body } });

/** Answered with a bare status: the SDKs turn it into their typed error (401, 404, …). */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function notFound(what: string): Refused {
  return new Refused(404, `${what} not found`);
}

/** Looks a record up or answers 404. */
export function found<T>(record: T | undefined, what: string): T {
  if (record === undefined) throw notFound(what);
  return record;
}

export type { XmlFields, XmlValue };
