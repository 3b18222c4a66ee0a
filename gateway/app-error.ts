import { GraphQLError } from 'graphql';
import { ERRORS, type ErrorCode } from '#schema/rules/api/errors.ts';

/**
 * A failure with a name: `throw new AppError('NOT_FOUND')`. Its sentence and HTTP status are in schema/rules/api/errors.ts;
 * `message` replaces the sentence with a more exact one, and `details` join the error's extensions.
 */
export class AppError extends GraphQLError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message?: string, details: Record<string, unknown> = {}) {
    const { status, message: sentence } = ERRORS[code];
    // Only a failure before execution may set the status: GraphQL over HTTP answers 200 once it has executed.
    const early = (status === 401 && code !== 'UNAUTHENTICATED') || status >= 500;
    const http = early ? { http: { status } } : {};
    super(message ?? sentence, { extensions: { code, ...details, ...http } });
    this.code = code;
  }
}

/** Throws BAD_USER_INPUT with the sentences of the wrong fields, if there are any. `details` join the error's extensions. */
export function refuseFields(
  fields: Partial<Record<string, string>>,
  details: Record<string, unknown> = {},
): void {
  const sentences = Object.values(fields);
  if (sentences.length > 0)
    throw new AppError('BAD_USER_INPUT', sentences.join('. '), { fields, ...details });
}

const MAX_KEY_LENGTH = 255;

export function refuseLongKey(key: string): void {
  const message = `An idempotency key has at most ${MAX_KEY_LENGTH} characters`;
  if (key.length > MAX_KEY_LENGTH) refuseFields({ idempotencyKey: message });
}
