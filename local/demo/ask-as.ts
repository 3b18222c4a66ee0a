import { DEMO_PASSWORD, type Person } from '#local/demo/persons.ts';
import { signIn } from '#local/identity/password-sign-in.ts';

/** Where a demo person signs in, and where they ask. */
export type Doors = { identityOrigin: string; gatewayOrigin: string };

export type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
};

export type Ask = (query: string, variables?: Record<string, unknown>) => Promise<Answer>;

/** Signs a demo person in with the demo password; answers how to ask the product's API in their name. */
export async function askAs({ email }: Person, { identityOrigin, gatewayOrigin }: Doors): Promise<Ask> {
  const { token } = await signIn(identityOrigin, { email, password: DEMO_PASSWORD });
  const authorization = `Bearer ${token}`;
  return async (query, variables) =>
    (await post(`${gatewayOrigin}/graphql`, { query, variables }, { authorization })) as Answer;
}

/** Throws what the API answered, unless its one failure has the code that is expected. */
export function refuseErrors({ errors = [] }: Answer, expected?: string): void {
  const others = errors.filter(({ extensions }) => !expected || extensions?.code !== expected);
  if (others.length > 0) throw new Error(others.map(({ message }) => message).join('; '));
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return answer.json();
}
