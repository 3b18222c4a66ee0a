import { signIn } from '#local/identity/password-sign-in.ts';
import { DEMO_PASSWORD, type DemoUser } from './demo-users.ts';

/** Where a demo member signs in, and where the API is. */
export type Origins = { identityOrigin: string; gatewayOrigin: string };

export type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string; retryAfterSeconds?: number } }[];
};

export type Ask = (query: string, variables?: Record<string, unknown>) => Promise<Answer>;

/** Signs a demo member in with the demo password; returns a function that calls the product's API for them. */
export async function askAs({ email }: DemoUser, { identityOrigin, gatewayOrigin }: Origins): Promise<Ask> {
  const { token } = await signIn(identityOrigin, { email, password: DEMO_PASSWORD });
  const authorization = `Bearer ${token}`;
  return async (query, variables) =>
    (await post(`${gatewayOrigin}/graphql`, { query, variables }, { authorization })) as Answer;
}

/** Too many points were used in this minute of the product. */
export class RateLimited extends Error {
  override name = 'RateLimited';
  readonly retryAfterSeconds: number;

  // Jest's global setup reads types by leaving them out, so a parameter is no property here.
  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Throws what the API answered, RateLimited where it has to be asked later, unless its one failure has the code that is expected. */
export function refuseErrors({ errors = [] }: Answer, expected?: string): void {
  const limited = errors.find(({ extensions }) => extensions?.code === 'RATE_LIMITED');
  if (limited) throw new RateLimited(limited.message, limited.extensions?.retryAfterSeconds ?? 60);
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
