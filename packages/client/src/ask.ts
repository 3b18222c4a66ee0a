import { ChalklineError, failureOf, type GraphqlFailure } from './error.ts';

export interface ClientOptions {
  /** Where the product is, such as `https://picks.example`. */
  url: string;
  /** An API key (`pk_…`) or an id token. Without one you are a visitor. */
  key?: string;
  /** Another `fetch`, such as one with a proxy. */
  fetch?: typeof globalThis.fetch;
}

export interface Asked {
  query: string;
  variables?: object;
  accept?: string;
  signal?: AbortSignal;
}

/** Sends an operation. Throws `ChalklineError` with the code NETWORK where no answer came. */
export async function send(
  options: ClientOptions,
  { query, variables, accept, signal }: Asked,
): Promise<Response> {
  const { url, key, fetch = globalThis.fetch } = options;
  try {
    return await fetch(`${url.replace(/\/$/, '')}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: accept ?? 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ query, variables }),
      ...(signal && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const sentence = cause instanceof Error ? cause.message : String(cause);
    throw new ChalklineError(`The product cannot be reached: ${sentence}`, {
      ...{ code: 'NETWORK', status: 0, retryAfterSeconds: null },
    });
  }
}

/** The data of an operation. Throws `ChalklineError` for any error in the answer. */
export async function ask<Data>(options: ClientOptions, asked: Asked): Promise<Data> {
  const response = await send(options, asked);
  const answer = await answerOf(response);
  if (answer.errors?.length || answer.data == null)
    throw failureOf(answer.errors ?? [], response.status, response.headers);
  return answer.data as Data;
}

export async function answerOf(response: Response): Promise<{ data?: unknown; errors?: GraphqlFailure[] }> {
  try {
    return await response.json();
  } catch {
    return { errors: [{ message: `The answer is not JSON (status ${response.status})` }] };
  }
}
