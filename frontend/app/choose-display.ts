import type { SetDisplayInput } from '#frontend/generated/graphql.ts';
import { type Display, EASTERN, showAs } from './display.ts';
import { openSession } from './session/open-session.ts';
import { currentSession } from './session/session.ts';
import { forgetUnkept, rememberUnkept, unkeptOf } from './unkept-display.ts';

/** HERE: on this device; ACCOUNT: with the account too; UNREACHED: on this device until the account is reached. */
export type Kept = 'HERE' | 'ACCOUNT' | 'UNREACHED' | 'NOWHERE';

let last: Promise<unknown> = Promise.resolve();

/**
 * Changes how prices and times are shown, and keeps it on this device and with a member's account. What the account did
 * not get, it gets when it is next loaded (session/live-session.ts).
 */
export async function chooseDisplay(changes: Pick<Partial<Display>, 'odds' | 'zone'>): Promise<Kept> {
  const isKept = showAs(changes);
  const { odds, zone } = changes;
  const input = {
    ...(odds && { oddsFormat: odds }),
    ...(zone !== undefined && { timeZone: zone ?? EASTERN }),
  };
  const session = currentSession();
  if (session.status !== 'member') {
    rememberUnkept(null, input);
    return isKept ? 'HERE' : 'NOWHERE';
  }
  const { id } = session.member;
  // One after the other, so that the account ends with the last choice.
  const keeping = last.then(() => keep(id, input));
  last = keeping.catch(() => {});
  return keeping.then(
    (): Kept => 'ACCOUNT',
    (): Kept => (isKept ? 'UNREACHED' : 'NOWHERE'),
  );
}

async function keep(owner: string, choice: SetDisplayInput): Promise<void> {
  const input = { ...unkeptOf(owner), ...choice };
  try {
    const [{ client }, { writeDisplay }] = await Promise.all([openSession(), import('./keep-display.ts')]);
    await writeDisplay(client, input);
    forgetUnkept();
  } catch (failure) {
    rememberUnkept(owner, input);
    throw failure;
  }
}
