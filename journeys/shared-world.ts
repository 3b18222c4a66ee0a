import type { OpenWorld } from './world.ts';

let world: OpenWorld | undefined;

export function keepWorld(opened: OpenWorld): void {
  world = opened;
}

export function takeWorld(): OpenWorld | undefined {
  const taken = world;
  world = undefined;
  return taken;
}

/** The address of the world that all journeys share. */
export function sharedOrigin(): string {
  const origin = process.env.CHALKLINE_ORIGIN;
  if (!origin) throw new Error('CHALKLINE_ORIGIN is not set: journeys run as the Jest project `journeys`.');
  return origin;
}

/** The database of that world. */
export function sharedDatabase(): string {
  const url = process.env.CHALKLINE_SHARED_DATABASE;
  if (!url)
    throw new Error('CHALKLINE_SHARED_DATABASE is not set: journeys run as the Jest project `journeys`.');
  return url;
}

/** The folder in which all journeys share their sign-ins. */
export function sharedAuthStates(): string | undefined {
  return process.env.CHALKLINE_AUTH_STATES;
}
