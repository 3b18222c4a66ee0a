import type { OpenWorld } from './world.ts';

// Jest may load setup and teardown as two instances of a module: the process is what they share.
const holder = globalThis as { chalklineJourneys?: OpenWorld };

export function keepWorld(world: OpenWorld): void {
  holder.chalklineJourneys = world;
}

export function takeWorld(): OpenWorld | undefined {
  const world = holder.chalklineJourneys;
  delete holder.chalklineJourneys;
  return world;
}

/** The address of the world that all journeys share. */
export function sharedOrigin(): string {
  const origin = process.env.CHALKLINE_ORIGIN;
  if (!origin) throw new Error('CHALKLINE_ORIGIN is not set: journeys run as the Jest project `journeys`.');
  return origin;
}

/** Where the browsers of all journeys keep who has signed in to that world. */
export function sharedSignIns(): string | undefined {
  return process.env.CHALKLINE_SIGNED_IN;
}
