import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { isLoopback, isPublic } from './public-address.ts';

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

const NOT_PUBLIC = 'The address does not lead to a public server';
const NOT_FOUND = 'The host was not found';

/** The addresses of a host, each of them public, or why it may not be called. Loopback is for development only. */
export async function reachableAddresses(
  hostname: string,
  { allowLoopback, resolve = askNameServers }: { allowLoopback: boolean; resolve?: Resolve },
): Promise<LookupAddress[] | string> {
  const numeric = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '');
  const family = isIP(numeric);
  const found = family ? [{ address: numeric, family }] : await resolve(hostname).catch(() => []);
  if (found.length === 0) return NOT_FOUND;
  const allowed = ({ address }: LookupAddress) => isPublic(address) || (allowLoopback && isLoopback(address));
  return found.every(allowed) ? found : NOT_PUBLIC;
}

/** Uses name servers only: integrators must not learn what the hosts file of this machine says. */
export async function askNameServers(hostname: string): Promise<LookupAddress[]> {
  const resolver = new dns.Resolver({ timeout: 2_000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const of = (answer: PromiseSettledResult<string[]>, family: number) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...of(four, 4), ...of(six, 6)];
}
