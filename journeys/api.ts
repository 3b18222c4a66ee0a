import { type Credentials, credentialsOf, type Member } from './persons.ts';

type Answer<Data> = { data: Data; errors?: unknown };

/** Asks the API as a program would, as somebody or as a visitor. Throws what it answers instead of data. */
export async function ask<Data>(
  origin: string,
  query: string,
  asker?: Member | Credentials,
  input?: object,
): Promise<Data> {
  const credentials = typeof asker === 'string' ? credentialsOf(asker) : asker;
  const headers = credentials && { authorization: `Bearer ${await idTokenOf(origin, credentials)}` };
  const answer = await post<Answer<Data>>(
    `${origin}/graphql`,
    { query, variables: input && { input } },
    headers,
  );
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

async function idTokenOf(origin: string, credentials: Credentials): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
  const body = { ...credentials, returnSecureToken: true };
  return (await post<{ idToken: string }>(`${origin}${path}`, body)).idToken;
}

async function post<Result>(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Result> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Result;
}
