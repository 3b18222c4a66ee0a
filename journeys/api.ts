import { signIn, signUp } from '#local/identity/password-sign-in.ts';
import { type Credentials, credentialsOf, type Member } from './persons.ts';

type Answer<Data> = { data: Data; errors?: unknown };

/** Queries the API, signed in or as a visitor. Throws the errors it answers. */
export async function ask<Data>(
  origin: string,
  query: string,
  caller?: Member | Credentials,
  input?: object,
): Promise<Data> {
  const credentials = typeof caller === 'string' ? credentialsOf(caller) : caller;
  const headers = credentials && { authorization: `Bearer ${(await signIn(origin, credentials)).token}` };
  const answer = await post<Answer<Data>>(
    `${origin}/graphql`,
    { query, variables: input && { input } },
    headers,
  );
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

/** Creates an account at the identity provider, as the sign-up form does first. */
export async function newIdentity(origin: string, credentials: Credentials): Promise<void> {
  await signUp(origin, credentials);
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
