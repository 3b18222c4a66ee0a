import { z } from 'zod';

/** The part of JSON Schema that zod writes for the routes. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: string[];
  description?: string;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}

const PLACE = '#/components/schemas/';

/** A zod schema in OpenAPI's form; named schemas are added to `named` and referenced. */
export function jsonSchemaOf(schema: z.ZodType, components: Record<string, JsonSchema> = {}): JsonSchema {
  const written = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => withoutNoise(jsonSchema),
  });
  const text = JSON.stringify(written).replaceAll('#/$defs/', PLACE);
  const { $schema: _, $defs = {}, ...rest } = JSON.parse(text);
  Object.assign(components, $defs);
  return rest;
}

export function nameOf(reference: string): string {
  return reference.slice(PLACE.length);
}

/** Removes what readers do not need: zod's pattern for dates, the limits of safe integers, and duplicate names. */
function withoutNoise(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  delete jsonSchema.id;
}
