import type { OpenWorld } from './world.ts';

// Jest may load this module twice, for setup and for teardown, so the world is kept on globalThis.
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

/** The folder in which all journeys share their sign-ins. */
export function sharedAuthStates(): string | undefined {
  return process.env.CHALKLINE_AUTH_STATES;
}
