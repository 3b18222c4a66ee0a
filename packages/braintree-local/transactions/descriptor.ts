import { type Invalid, invalid } from '../http/invalid.ts';
import { child, type Params, text } from '../http/params.ts';
import type { XmlFields } from '../http/xml.ts';

/** The merchant's words on the card holder's statement, over those it had before. */
export function descriptorOf(params: Params, before: XmlFields = {}): XmlFields {
  const given = child(params, 'descriptor');
  const names = ['name', 'phone', 'url'];
  return Object.fromEntries(names.map((name) => [name, text(given, name) ?? before[name] ?? null]));
}

export function descriptorErrors(params: Params, path: string[]): Invalid[] {
  const descriptor = child(params, 'descriptor');
  if (!descriptor) return [];
  const name = text(descriptor, 'name');
  const phone = text(descriptor, 'phone');
  const codes = [
    name && !/^(.{3}\*.{1,18}|.{7}\*.{1,14}|.{12}\*.{1,9})$/.test(name) ? '92201' : undefined,
    phone && !/^\+?[\d().-]{10,14}$/.test(phone) ? '92202' : undefined,
    (text(descriptor, 'url') ?? '').length > 13 ? '92206' : undefined,
  ];
  return codes.flatMap((code) => (code ? [invalid(code, ...path, 'descriptor')] : []));
}
