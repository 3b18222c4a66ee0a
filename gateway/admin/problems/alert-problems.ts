import type { Rows } from '#gateway/database/rows.ts';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import type { FoundProblem } from './acknowledge-problem.ts';
import { failedAlerts, rolesNotTaken, stoppedDiscord, waitingAlerts } from './problems.sql.ts';

/** Alerts that wait longer than a minute, and those of a day that could not be sent. */
export async function alertProblems(rows: Rows, now: Date): Promise<FoundProblem[]> {
  const waiting = await waitingAlerts.all(rows, { before: new Date(now.getTime() - MINUTE) });
  const failed = await failedAlerts.all(rows, { now });
  return [
    ...(await discordProblems(rows, now)),
    ...waiting.map(({ channel, count, since }) =>
      problem(
        `waiting ${channel}`,
        `${alerts(count)} by ${WORDS[channel]} should have been sent a minute ago.`,
        since,
        'waiting',
      ),
    ),
    ...failed.map(({ channel, count, since, reason }) =>
      problem(
        `failed ${channel}`,
        `${alerts(count)} by ${WORDS[channel]} could not be sent: ${reason}`,
        since,
        reason ?? 'failed',
      ),
    ),
  ];
}

/** Roles that could not be taken for a minute, and a Discord that takes nothing. */
async function discordProblems(rows: Rows, now: Date): Promise<FoundProblem[]> {
  const stopped = await stoppedDiscord.all(rows);
  const left = await rolesNotTaken.first(rows, { before: new Date(now.getTime() - MINUTE) });
  const problems = stopped.map(({ reason, since }) => problem('discord', reason, since));
  if (!left?.since) return problems;
  const roles = left.count === 1 ? 'One role' : `${left.count} roles`;
  const text = `${roles} could not be taken from members at Discord, so picks are posted there without words: ${left.reason}`;
  return [...problems, problem('discord roles', text, left.since, left.reason ?? text)];
}

const WORDS: Record<AlertChannelName, string> = { MAIL: 'email', PUSH: 'push', DISCORD: 'Discord' };

const alerts = (count: number) => (count === 1 ? 'One alert' : `${count} alerts`);

/** The count changes every minute, so the reason, where there is one, identifies the problem. */
function problem(subject: string, text: string, since: Date, fact = text): FoundProblem {
  return { kind: 'ALERTS', subject, text, since, memberId: null, fact };
}
