import { z } from 'zod';
import { AppError } from '#gateway/app-error.ts';
import type { RestRoute } from './rest-route.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Throws BAD_USER_INPUT that names each wrong field, in its sentence and in `fields`. */
export function checked(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value ?? {}, { error: textOf });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join('.') || 'body'] ??= message;
  throw restRefusal(fields);
}

export function restRefusal(fields: Record<string, string>): AppError {
  const sentences = Object.entries(fields).map(([field, message]) => `${field} ${message}`);
  return new AppError('BAD_USER_INPUT', sentences.join('. '), { fields });
}

/** The body, or the object inside it that the documentation also allows. */
export function bodyOf({ nested }: RestRoute, body: unknown): unknown {
  if (!nested || typeof body !== 'object' || body === null || !(nested in body)) return body;
  const inside = (body as Record<string, unknown>)[nested];
  return typeof inside === 'object' ? inside : body;
}

const MAX_KEY_LENGTH = 255;

/** The `Idempotency-Key` of a request, for routes that honor it. */
export function keyOf({ idempotent }: RestRoute, header: unknown): string | undefined {
  if (!idempotent || header === undefined) return undefined;
  if (typeof header === 'string' && header.length >= 1 && header.length <= MAX_KEY_LENGTH) return header;
  throw restRefusal({ 'Idempotency-Key': `must be 1 to ${MAX_KEY_LENGTH} characters` });
}

function textOf(issue: Issue): string | undefined {
  if (issue.input === undefined) return 'is required';
  if (issue.code === 'invalid_type') return `must be ${withArticle(issue.expected)}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'is required' : 'is too small';
  return issue.code === 'too_big' ? 'is too large' : undefined;
}

function withArticle(type: string): string {
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}
