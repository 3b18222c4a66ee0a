import type { Services } from '#gateway/auth/context.ts';
import { askForProof } from '#gateway/users/ask-for-proof.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { newsPicks, type Outcome, toldOf } from './channel.ts';
import { dailyReason } from './daily.ts';
import { dayMail } from './day-mail.ts';
import { decide, type Group, type Message, missedReason } from './decide.ts';
import { type Evidence, evidenceOf } from './letter-picks.ts';
import { alertLetter } from './mail-letters.ts';
import type { Facts } from './read-facts.ts';
import type { MailPlan } from './ready-mail.ts';

const WHY = 'You get this email because pick alerts are on.';

/** What to mail to whom, or why not. Requests proof of an address that has none. */
export async function planMail(
  services: Services,
  facts: Facts,
  groups: readonly Group[],
): Promise<MailPlan[]> {
  const days = groups.map(({ letter }) => letter !== 'NEWS');
  const decisions = groups.map((group, at) => (days[at] ? null : decide(facts, services.trials.keys, group)));
  const messages = decisions.flatMap((decision) =>
    decision && 'message' in decision ? [decision.message] : [],
  );
  const evidence = await evidenceOf(
    services.database.em,
    messages.flatMap(({ news }) => [...newsPicks(news), ...news.missed]),
  );
  const plans: MailPlan[] = [];
  for (const [at, group] of groups.entries()) {
    const stop = await stopOf(services, facts, group);
    const decision = decisions[at];
    if (stop) plans.push({ outcome: stop });
    else if (group.letter === 'DAILY') plans.push({ outcome: daily(facts, group) });
    else if (!decision) plans.push(await dayMail(services, facts, group, groups));
    else if ('outcome' in decision) plans.push(decision);
    else plans.push(planAlert(services, facts, group, decision.message, evidence));
  }
  return plans;
}

function daily(facts: Facts, group: Group): Outcome {
  return { state: 'WITHHELD', reason: dailyReason(facts, group) };
}

/** Why no mail may go to the member at all. */
async function stopOf(
  { database, trials, clock }: Services,
  { members, suppressions, settings }: Facts,
  { userId, alerts }: Group,
): Promise<Outcome | null> {
  const member = members.get(userId);
  if (!member) return { state: 'WITHHELD', reason: 'The account is closed' };
  const key = trials.keys.emailKey(member.email);
  if (suppressions.some(({ addressKey }) => addressKey === key))
    return { state: 'WITHHELD', reason: 'The address refuses our mail, or reported it as spam' };
  const isRecap = alerts.every(({ batch }) => batch.kind === 'RECAP');
  const chosen = settings.get(userId);
  if (isRecap ? !chosen?.recap : chosen?.mail === 'OFF')
    return { state: 'DROPPED', reason: 'The member no longer wants it' };
  if (member.emailProvedAt) return null;
  await askForProof(database.em, member, clock.now());
  return { state: 'WITHHELD', reason: 'Nobody has proved the address' };
}

function planAlert(
  { publicUrl }: Services,
  facts: Facts,
  group: Group,
  message: Message,
  evidence: Evidence,
): MailPlan {
  const { member, news } = message;
  const all = newsPicks(news);
  const first = all.reduce(
    (one, { startsAt }) => Math.min(one, startsAt.getTime()),
    Number.POSITIVE_INFINITY,
  );
  const later = afterTooMany(facts, group, first);
  if (later) return { outcome: { state: 'LATER', at: later } };
  const letter = alertLetter(message, publicUrl, evidence);
  const soon = facts.now.getTime() + HOUR;
  const last = all.reduce(
    (one, { startsAt }) => Math.max(one, startsAt.getTime()),
    all.length > 0 ? 0 : soon,
  );
  const reader = { member, letter, kind: 'pick-alerts', why: WHY } as const;
  const told = { told: toldOf(news), missed: missedReason(message) };
  return { mail: { ...reader, ...told, record: evidence.checkpoint, until: new Date(last) } };
}

/** The most mails an hour, unless a game starts soon. */
const MAX_AN_HOUR = 4;
const SOON_MILLISECONDS = 30 * MINUTE;

/** When the next mail may go to a member who had enough this hour; null: now. */
function afterTooMany({ now, earlier }: Facts, { userId, target }: Group, firstStart: number): Date | null {
  if (firstStart - now.getTime() <= SOON_MILLISECONDS) return null;
  const since = now.getTime() - HOUR;
  const sent = earlier
    .filter((one) => one.userId === userId && one.target === target && one.state === 'SENT')
    .map(({ sentAt }) => sentAt?.getTime() ?? 0);
  // Alerts that went out in one mail were sent in the same moment.
  const recent = [...new Set(sent)].filter((at) => at > since).sort((a, b) => b - a);
  const fourth = recent[MAX_AN_HOUR - 1];
  // In time for the game that starts first.
  return fourth === undefined ? null : new Date(Math.min(fourth + HOUR, firstStart - SOON_MILLISECONDS));
}
