import type { TestGateway } from './gateway.ts';
import type { TestUser } from './users.ts';

export interface Answer<D> {
  status: number;
  data: D;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: Record<string, unknown> & { code: string };
  }[];
  extensions?: Record<string, unknown>;
  /** The answer as it went over the wire. */
  text: string;
}

/** Asks the gateway over HTTP as a user, or as a visitor. */
export async function ask<D = Record<string, never>>(
  { app }: TestGateway,
  query: string,
  variables: Record<string, unknown> = {},
  user: TestUser | null = null,
  headers: Record<string, string> = {},
): Promise<Answer<D>> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      ...(user && { authorization: `Bearer ${user.token}` }),
      ...headers,
    },
    payload: { query, variables },
  });
  return { status: response.statusCode, text: response.body, ...response.json() };
}
