import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Program, startProgram } from '#local/programs/start-program.ts';
import { root } from '#local/system/child-process.ts';

interface HaproxyOptions {
  command: string;
  folder: string;
  log: string;
}

/** The balancer by deploy/haproxy.cfg. */
export function startBalancer(
  { command, log }: HaproxyOptions,
  { port, statsPort, gateways }: { port: number; statsPort: number; gateways: number[] },
): Promise<Program> {
  const addresses = gateways.map((gateway, at) => [`GATEWAY_${at + 1}`, `127.0.0.1:${gateway}`]);
  const env = {
    BIND: `127.0.0.1:${port}`,
    STATS_BIND: `127.0.0.1:${statsPort}`,
    TRUSTED_NETWORKS: '127.0.0.0/8',
    ...Object.fromEntries(addresses),
  };
  const args = ['-db', '-f', join(root, 'deploy', 'haproxy.cfg')];
  return startProgram({ command, args, port, log, env });
}

/** The name by which the database is found: what a managed service, Patroni or CloudNativePG provides. */
export interface DatabaseName extends Program {
  /** New connections lead to the standby, and those to the primary are ended. */
  failOver(): Promise<void>;
}

export async function startDatabaseName(
  { command, folder, log }: HaproxyOptions,
  { port, primary, standby }: { port: number; primary: number; standby: number },
): Promise<DatabaseName> {
  mkdirSync(folder, { recursive: true });
  const socket = join(folder, 'haproxy.sock');
  rmSync(socket, { force: true });
  const config = join(folder, 'database.cfg');
  writeFileSync(
    config,
    `global
    stats socket ${socket} mode 600 level admin
defaults
    mode tcp
    timeout connect 2s
    timeout client 1h
    timeout server 1h
listen database
    bind 127.0.0.1:${port}
    server primary 127.0.0.1:${primary}
    server standby 127.0.0.1:${standby} disabled
`,
  );
  const program = await startProgram({ command, args: ['-db', '-f', config], port, log });
  const order = async (words: string) => {
    const client = connect(socket);
    client.end(`${words}\n`);
    await text(client);
  };
  return {
    ...program,
    failOver: async () => {
      await order('set server database/primary state maint');
      await order('shutdown sessions server database/primary');
      await order('set server database/standby state ready');
    },
  };
}
