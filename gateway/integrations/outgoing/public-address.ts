import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 addresses that are not public (IANA's special-purpose registry). */
const NOT_PUBLIC_4: [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Includes the metadata service of most clouds.
  ['169.254.0.0', 16],
  // The metadata service of Azure.
  ['168.63.129.16', 32],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Of IPv6 only global unicast is public, which excludes loopback, local, multicast, mapped IPv4 and NAT64. Ranges that
 * embed an IPv4 address (Teredo, 6to4) and documentation ranges are excluded too.
 */
const GLOBAL_6: [network: string, bits: number] = ['2000::', 3];
const NOT_PUBLIC_6: [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, bits] of NOT_PUBLIC_4) closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_6) closed.addSubnet(network, bits, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet(...GLOBAL_6, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address is on the public internet. No other address is ever called. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  return isIPv6(address) && globalUnicast.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

export function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
