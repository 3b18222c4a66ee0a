import { counted } from '#schema/rules/text/numbers.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { type AuditAction, knownAction } from './audit-actions.ts';

interface Act {
  at: string;
  actorId: string;
  keyId: string | null;
  signedInAt: string | null;
  action: string;
}

/** Acts of a row: one person did the same within a minute, by the same key or sign-in. The newest is first, as in the log. */
export function foldedActs<A extends Act>(acts: readonly A[]): A[][] {
  const rows: A[][] = [];
  for (const act of acts) {
    const last = rows.at(-1);
    if (last?.[0] && isSame(last[0], act)) last.push(act);
    else rows.push([act]);
  }
  return rows;
}

function isSame(one: Act, other: Act): boolean {
  const minute = ({ at }: Act) => Math.floor(Date.parse(at) / MINUTE);
  return (
    one.action === other.action &&
    one.actorId === other.actorId &&
    one.keyId === other.keyId &&
    one.signedInAt === other.signedInAt &&
    minute(one) === minute(other)
  );
}

const TEXTS: Partial<Record<AuditAction, (count: number) => string>> = {
  'pick.create': (count) => `Wrote ${counted(count, 'pick')}`,
  'pick.update': (count) => `Changed ${counted(count, 'pick')}`,
  'pick.publish': (count) => `Posted ${counted(count, 'pick')}`,
  'pick.delete': (count) => `Deleted ${counted(count, 'pick')} that nobody had read`,
  'pick.withdraw': (count) => `Withdrew ${counted(count, 'pick')}`,
  'pick.grade': (count) => `Graded ${counted(count, 'pick')}`,
  'pick.price': (count) => `Noted ${counted(count, 'price')} of picks`,
  'pick.score': (count) => `Noted ${counted(count, 'score')} of games`,
  'pick.start': (count) => `Moved ${counted(count, 'pick')} with the start of the game`,
  'pick.game': (count) => `Linked ${counted(count, 'pick')} to games`,
  'game.answer': (count) => `Answered ${counted(count, 'question')} about games`,
  'coupon.create': (count) => `Made ${counted(count, 'coupon')}`,
  'plan.grant': (count) => `Granted ${counted(count, 'plan')}`,
  'problem.acknowledge': (count) => `Acknowledged ${counted(count, 'problem')}`,
  'mail.retry': (count) => `Tried ${counted(count, 'undeliverable mail')} again`,
};

/** 'Posted 12 picks'; acts without words for many of them are counted behind those of one. */
export function foldedText(action: string, text: string, count: number): string {
  if (count === 1) return text;
  const known = knownAction(action);
  const words = known && TEXTS[known];
  return words ? words(count) : `${text} (${count} times)`;
}
