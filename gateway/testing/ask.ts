import type { TestGateway } from './gateway.ts';
import type { GatewayProcess } from './gateway-process.ts';
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

/** A gateway in this process, or one that is a process of its own. */
export type Asked = Pick<TestGateway, 'app'> | Pick<GatewayProcess, 'url'>;

/** Asks a gateway over HTTP as a user, or as a visitor. */
export async function ask<D = Record<string, never>>(
  gateway: Asked,
  query: string,
  variables: Record<string, unknown> = {},
  user: TestUser | null = null,
  headers: Record<string, string> = {},
): Promise<Answer<D>> {
  const signed: Record<string, string> = user ? { authorization: `Bearer ${user.token}` } : {};
  const all = { 'content-type': 'application/json', ...signed, ...headers };
  const { status, text } = await post(gateway, all, JSON.stringify({ query, variables }));
  return { status, text, ...JSON.parse(text) };
}

async function post(gateway: Asked, headers: Record<string, string>, body: string) {
  if ('app' in gateway) {
    const answer = await gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload: body });
    return { status: answer.statusCode, text: answer.body };
  }
  const answer = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}

/**
 * The answer and the milliseconds of processor time that it took in this process, the least of three: what is beyond
 * that is other work, and how busy the machine is counts for nothing.
 */
export async function leastCpuTime<A>(ask: () => Promise<A>): Promise<{ answer: A; cpu: number }> {
  let cpu = Number.POSITIVE_INFINITY;
  let answer = await ask();
  for (let tries = 0; tries < 3; tries += 1) {
    const before = process.cpuUsage();
    answer = await ask();
    const { user, system } = process.cpuUsage(before);
    cpu = Math.min(cpu, (user + system) / 1_000);
  }
  return { answer, cpu };
}
