import type { IncomingMessage } from 'node:http';
import { Refused } from './answer.ts';

const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

export function isLoopback(address: string): boolean {
  return URL.canParse(address) && LOOPBACK_NAMES.has(new URL(address).hostname);
}

/**
 * Refuses a page of another host. It could reach this server directly, which its origin shows, or by a host name of
 * its own that resolves to this machine, with or without a proxy.
 */
export function onlyThisMachine({ headers }: IncomingMessage): void {
  const hosts = [headers.host, headers['x-forwarded-host']].flat().map((host) => host && `http://${host}`);
  const addresses = [...hosts, headers.origin].filter((address) => address !== undefined);
  if (!addresses.every(isLoopback)) throw new Refused(403, 'Only this machine may call.');
}
