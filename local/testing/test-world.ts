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

let world: TestWorld = {};

export function keepForTeardown(part: TestWorld): void {
  world = { ...world, ...part };
}

export function hasTestWorld(): boolean {
  return world.folder !== undefined;
}

export function takeTestWorld(): TestWorld {
  const taken = world;
  world = {};
  return taken;
}
