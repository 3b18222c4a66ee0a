import { type Display, EASTERN, setDisplay } from './display.ts';
import { openSession } from './session/open-session.ts';
import { currentSession } from './session/session.ts';

/** HERE: on this device; ACCOUNT: with the account too; UNREACHED: on this device, as the account was not reached. */
export type Kept = 'HERE' | 'ACCOUNT' | 'UNREACHED' | 'NOWHERE';

let last: Promise<unknown> = Promise.resolve();

/** Changes how prices and times are shown, and keeps it on this device and with a member's account. */
export async function chooseDisplay(changes: Pick<Partial<Display>, 'odds' | 'zone'>): Promise<Kept> {
  const isKept = setDisplay(changes);
  if (currentSession().status !== 'member') return isKept ? 'HERE' : 'NOWHERE';
  const { odds, zone } = changes;
  const input = {
    ...(odds && { oddsFormat: odds }),
    ...(zone !== undefined && { timeZone: zone ?? EASTERN }),
  };
  // One after the other, so that the account ends with the last choice.
  const keeping = last.then(async () => (await openSession()).keepDisplay(input));
  last = keeping.catch(() => {});
  return keeping.then(
    (): Kept => 'ACCOUNT',
    (): Kept => (isKept ? 'UNREACHED' : 'NOWHERE'),
  );
}
