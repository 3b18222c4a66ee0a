import type { LookupAddress } from 'node:dns';
import { type AgentOptions, Agent as PlainAgent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type Resolve, reachableAddresses } from './reachable-addresses.ts';

/** To one host. */
const MAX_CONNECTIONS = 32;

export interface Connections {
  /** The connections for a protocol, such as `https:`. */
  of(protocol: string): PlainAgent;
  close(): void;
}

/**
 * Connections that are used again: a message costs one request and no handshake. Each new one leads to an address that was
 * checked, whatever the name servers say later.
 */
export function openConnections(where: { allowLoopback: boolean; resolve?: Resolve }): Connections {
  const lookup: LookupFunction = (hostname, { all }, done) => {
    void reachableAddresses(hostname, where).then((found) => {
      const [first] = found;
      if (typeof first !== 'object') done(Object.assign(new Error(String(found)), { code: 'ENOTFOUND' }), []);
      else if (all) done(null, found as LookupAddress[]);
      else done(null, first.address, first.family);
    });
  };
  const options: AgentOptions & { lookup: LookupFunction } = {
    keepAlive: true,
    maxSockets: MAX_CONNECTIONS,
    lookup,
  };
  const tls = new TlsAgent(options);
  const plain = new PlainAgent(options);
  return {
    of: (protocol) => (protocol === 'https:' ? tls : plain),
    close: () => {
      tls.destroy();
      plain.destroy();
    },
  };
}
