import { isIPv6 } from 'node:net';

/**
 * The network of an address for limits: an IPv4 address itself; the first 64 bits of an IPv6 address, because a
 * household is given all addresses with the same ones.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const address = ip.split('%')[0] ?? ip;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : ip;
}

/** The first 48 bits of an IPv6 address, which one customer may rent as a whole: 65,536 networks. Null for IPv4. */
export function wideNetworkOf(ip: string): string | null {
  const [, first, second, third] = /^([^:]+):([^:]+):([^:]+):[^:]+::\/64$/.exec(networkOf(ip)) ?? [];
  return first && second && third ? `${first}:${second}:${third}::/48` : null;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const before = groups(head);
  const after = groups(tail);
  const zeros = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
