import startWorld from './start-world.ts';

/** Jest's global setup for the journeys that run in Firefox. Sets BROWSER, and what start-world.ts sets. */
export default async function startFirefoxWorld(): Promise<void> {
  process.env.BROWSER = 'firefox';
  await startWorld();
}
