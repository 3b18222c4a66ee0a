import type { Method } from '#gateway/rest/rest-route.ts';
import type { TestGateway } from './gateway.ts';
import type { TestUser } from './users.ts';

interface RestAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
  /** The answer as it went over the wire. */
  text: string;
}

export interface RestCall {
  body?: unknown;
  user?: TestUser | null;
  headers?: Record<string, string>;
}

/** Calls a documented route over HTTP as a user, or as a visitor. */
export async function callRest(
  { app }: TestGateway,
  method: Method,
  path: string,
  { body, user, headers }: RestCall = {},
): Promise<RestAnswer> {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(user && { authorization: `Bearer ${user.token}` }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const { statusCode: status, body: text } = response;
  return { status, headers: response.headers, body: response.json(), text };
}
