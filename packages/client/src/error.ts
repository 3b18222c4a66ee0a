export interface FailureDetails {
  /** One of `ErrorCode` of the contract, such as `RATE_LIMITED`; `NETWORK` where no answer came. */
  code: string;
  /** The status of the answer; 0 where none came. */
  status: number;
  /** When to try again, where the answer says so. */
  retryAfterSeconds: number | null;
  /** What is wrong with an input, by field. */
  fields?: Record<string, string>;
  /** Names an unexpected error in the logs of the operator. */
  errorId?: string;
}

/** A refusal or a failure. `message` is a sentence for people. */
export class ChalklineError extends Error {
  override readonly name = 'ChalklineError';
  readonly code: string;
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  readonly fields: Record<string, string>;
  readonly errorId: string | null;

  constructor(message: string, { code, status, retryAfterSeconds, fields, errorId }: FailureDetails) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.fields = fields ?? {};
    this.errorId = errorId ?? null;
  }
}

/** Errors as GraphQL answers them. */
export interface GraphqlFailure {
  message: string;
  extensions?: {
    code?: string;
    fields?: Record<string, string>;
    errorId?: string;
    retryAfterSeconds?: number;
  };
}

/** The first error of an answer. */
export function failureOf(
  [first]: readonly GraphqlFailure[],
  status: number,
  headers: Headers,
): ChalklineError {
  const { code = 'INTERNAL_SERVER_ERROR', fields, errorId } = first?.extensions ?? {};
  const given = first?.extensions?.retryAfterSeconds ?? Number(headers.get('retry-after') ?? Number.NaN);
  return new ChalklineError(first?.message ?? 'An unexpected error occurred', {
    ...{ code, status, retryAfterSeconds: Number.isFinite(given) ? given : null },
    ...(fields && { fields }),
    ...(errorId && { errorId }),
  });
}
