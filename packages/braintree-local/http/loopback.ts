import type { IncomingMessage } from 'node:http';
import { Refused } from './answer.ts';

const names = new Set(['127.0.0.1', 'localhost', '[::1]']);

export function isLoopback(address: string): boolean {
  return URL.canParse(address) && names.has(new URL(address).hostname);
}

/**
 * Refuses a foreign page: it may reach this server by a name of its own that points here, also
 * through a proxy that says which name was asked, or directly, and then its origin tells.
 */
export function onlyThisMachine({ headers }: IncomingMessage): void {
  const asked = [headers.host, headers['x-forwarded-host']].flat().map((host) => host && `http://${host}`);
  const addresses = [...asked, headers.origin].filter((address) => address !== undefined);
  if (!addresses.every(isLoopback)) throw new Refused(403, 'Only this machine may ask.');
}
