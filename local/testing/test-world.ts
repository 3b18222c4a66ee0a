import type { Identity } from '#local/identity/start-identity.ts';
import type { Postgres } from '#local/postgres/start-postgres.ts';
import type { Program } from '#local/programs/start-program.ts';

type TestWorld = {
  folder?: string;
  postgres?: Postgres;
  standby?: Postgres;
  pooler?: Pick<Program, 'stop'>;
  identity?: Identity;
};

// Jest may load setup and teardown as two instances of a module: the process is what they share.
const holder = globalThis as { chalklineTestWorld?: TestWorld };

export function keepForTeardown(part: TestWorld): void {
  holder.chalklineTestWorld = { ...holder.chalklineTestWorld, ...part };
}

export function takeTestWorld(): TestWorld {
  const world = holder.chalklineTestWorld ?? {};
  delete holder.chalklineTestWorld;
  return world;
}
