import { createHash } from 'node:crypto';
import { signIn, signUp } from '#local/identity/password-sign-in.ts';
import { hasLeadingZeros, workOf } from '#schema/rules/access/proof-of-work.ts';
import { type Credentials, credentialsOf, type Member } from './viewers.ts';

type Answer<Data> = { data: Data; errors?: { extensions?: Record<string, unknown> }[] };

/** Queries the API, signed in or as a visitor. Throws the errors it answers. */
export async function ask<Data>(
  origin: string,
  query: string,
  caller?: Member | Credentials,
  input?: object,
): Promise<Data> {
  const credentials = typeof caller === 'string' ? credentialsOf(caller) : caller;
  const headers = credentials && { authorization: `Bearer ${(await signIn(origin, credentials)).token}` };
  const send = (more?: Record<string, string>) =>
    post<Answer<Data>>(
      `${origin}/graphql`,
      { query, variables: input && { input } },
      { ...headers, ...more },
    );
  const first = await send();
  const asked = first.errors?.[0]?.extensions;
  const answer = asked?.challenge
    ? await send({ 'x-challenge-answer': solve(String(asked.challenge), Number(asked.bits)) })
    : first;
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

/** Creates an account at the identity provider, as the sign-up form does first. */
export async function newIdentity(origin: string, credentials: Credentials): Promise<void> {
  await signUp(origin, credentials);
}

/** The work that is asked for after cards that failed on this network, which all journeys share. */
function solve(challenge: string, bits: number): string {
  for (let found = 0; ; found += 1) {
    const answer = workOf(challenge, found);
    if (hasLeadingZeros(createHash('sha256').update(answer).digest(), bits)) return answer;
  }
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
