import { type JsonSchema, nameOf } from '../json-schema.ts';

/** A field as the documents list it; `name` is the path of a field inside an object. */
export interface Field {
  name: string;
  type: string;
  required: boolean;
  description: string;
}

/** The fields of an object. Fields of a named object are listed where it is described. */
export function fieldsOf(schema: JsonSchema, before = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = before + key;
    const required = schema.required?.includes(key) ?? false;
    const field = { name, type: typeOf(value), required, description: value.description ?? '' };
    const inside = value.properties ? value : value.anyOf?.find(({ properties }) => properties);
    return [field, ...(inside ? fieldsOf(inside, `${name}.`) : [])];
  });
}

/** The type in words, such as `list of Pick` or `string or null`. */
export function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.enum) return schema.enum.map((value) => `"${value}"`).join(', ');
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  return schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'anything');
}

/** The smallest valid body, as an example. */
export function sampleOf(schema: JsonSchema): unknown {
  const [first] = schema.anyOf ?? [];
  if (first) return sampleOf(first);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items)] : [];
  if (schema.properties) return sampleObject(schema);
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  if (schema.type === 'boolean') return true;
  return schema.format === 'date' ? '2026-11-20' : '…';
}

function sampleObject({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    required.flatMap((name) => {
      const inside = properties[name];
      return inside ? [[name, sampleOf(inside)]] : [];
    }),
  );
}
