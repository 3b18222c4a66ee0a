import { setTimeout as pause } from 'node:timers/promises';
import { type Ask, askAs, RateLimited } from '#local/demo/ask-as.ts';
import { DEMO_USERS } from '#local/demo/demo-users.ts';
import { actAsOperator, nextAdminTurn } from '#local/demo/operator.ts';
import { now } from '#local/system/clock.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import type { DoneOrHalted, Work } from './moves.ts';

/** The services of the world that are up. */
interface Services {
  gateway?: string;
  identity?: string;
}

interface DueWork {
  unfinished: { job: string; reason: string } | null;
  next: { job: string; at: string };
}

const OPERATOR = 'the demo’s admin';
const DISTANT = new Date(8.64e15);

/** What the product's jobs and the demo's admin do while the clock is moved; nothing while the product is not up. */
export function worldWork({ gateway, identity }: Services): Work {
  if (!gateway || !identity) return { workOff: async () => ({ next: { job: 'nothing', at: DISTANT } }) };
  const operator = demoOperator(gateway, identity);
  const workOff = async (arrived: boolean): Promise<DoneOrHalted> => {
    // The clock stops at a turn of the admin after all that was due before it: what is due together with it is done once, after it.
    if (arrived || !operator.isOnTurn()) {
      const before = await dueWork(gateway, arrived);
      // Where the clock stops, games are graded that ended since the last turn.
      if ('halt' in before || !(arrived || operator.isDue())) return sooner(before, operator.nextTurn());
    }
    const failure = await failureOf(operator.act);
    if (failure instanceof RateLimited) {
      const wait = failure.retryAfterSeconds * SECOND;
      // Everybody who is signed in as the admin uses the same points. The next minute has others: the clock goes there.
      if (!arrived) return sooner(await dueWork(gateway, arrived), new Date(now().getTime() + wait));
      await pause(wait);
      return workOff(arrived);
    }
    if (failure) return { halt: { job: OPERATOR, reason: failure.message } };
    return sooner(await dueWork(gateway, arrived), operator.nextTurn());
  };
  return { workOff };
}

/** How often work is tried: the database may be too busy for a moment. Work that is already done is not repeated. */
const TRIES = 3;

async function failureOf(act: () => Promise<void>): Promise<Error | null> {
  for (let tries = 1; ; tries += 1)
    try {
      await act();
      return null;
    } catch (failure) {
      if (tries === TRIES || failure instanceof RateLimited)
        return failure instanceof Error ? failure : new Error(String(failure));
    }
}

/** Has the gateway do what is due by now. */
async function dueWork(gateway: string, arrived: boolean): Promise<DoneOrHalted> {
  const answer = await fetch(`${gateway}/due-work${arrived ? '?arrived' : ''}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status}: ${await answer.text()}`);
  const { unfinished, next } = (await answer.json()) as DueWork;
  return unfinished ? { halt: unfinished } : { next: { ...next, at: new Date(next.at) } };
}

function sooner(done: DoneOrHalted, turn: Date): DoneOrHalted {
  return 'halt' in done || done.next.at <= turn ? done : { next: { job: OPERATOR, at: turn } };
}

function demoOperator(gatewayOrigin: string, identityOrigin: string) {
  const [admin] = DEMO_USERS.filter(({ role }) => role === 'OWNER');
  let ask: Ask | null = null;
  let due: Date | null = null;
  return {
    isDue: () => due === null || due <= now(),
    /** Whether it is time for a turn that an earlier one was followed by. */
    isOnTurn: () => due !== null && due <= now(),
    nextTurn: () => nextAdminTurn(now()),
    act: async () => {
      if (!admin) throw new Error('The demo has no admin.');
      ask ??= await askAs(admin, { gatewayOrigin, identityOrigin });
      const moment = now();
      await actAsOperator(ask, moment);
      due = nextAdminTurn(moment);
    },
  };
}
