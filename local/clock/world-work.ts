import { type Ask, askAs } from '#local/demo/ask-as.ts';
import { DEMO_USERS } from '#local/demo/demo-users.ts';
import { actAsOperator, nextTurn } from '#local/demo/operator.ts';
import { now } from '#local/system/clock.ts';
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
  return {
    workOff: async (arrived) => {
      const before = await dueWork(gateway, arrived);
      if ('halt' in before || !operator.isDue()) return sooner(before, operator.nextTurn());
      const reason = await failureOf(operator.act);
      if (reason) return { halt: { job: OPERATOR, reason } };
      return sooner(await dueWork(gateway, arrived), operator.nextTurn());
    },
  };
}

/** How often work is tried: the database may be too busy for a moment. Work that is already done is not repeated. */
const TRIES = 3;

async function failureOf(act: () => Promise<void>): Promise<string | null> {
  for (let tries = 1; ; tries += 1)
    try {
      await act();
      return null;
    } catch (failure) {
      if (tries === TRIES) return failure instanceof Error ? failure.message : String(failure);
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
  let due = new Date(0);
  return {
    isDue: () => due <= now(),
    nextTurn: () => nextTurn(now()),
    act: async () => {
      if (!admin) throw new Error('The demo has no admin.');
      ask ??= await askAs(admin, { gatewayOrigin, identityOrigin });
      const moment = now();
      await actAsOperator(ask, moment);
      due = nextTurn(moment);
    },
  };
}
