import { countServiceMonths } from '#gateway/admin/disputes/count-service-months.ts';
import { checkRevenue } from '#gateway/admin/revenue/check-revenue.ts';
import { endExpiredViews } from '#gateway/admin/view-as/end-view.ts';
import { mailOfWaitingKeys } from '#gateway/api-keys/mail-of-waiting-keys.ts';
import type { Services } from '#gateway/auth/context.ts';
import { clearOldSessions } from '#gateway/auth/end-sessions.ts';
import { notifyOfPrices } from '#gateway/billing/plan/notify-of-price.ts';
import { compareDisputes } from '#gateway/billing/reconciliation/compare-disputes.ts';
import { compareSinceLastRun } from '#gateway/billing/reconciliation/compare-since-last-run.ts';
import { deleteOrphanedAccounts } from '#gateway/billing/reconciliation/delete-orphaned-accounts.ts';
import { expireTemporaryPasswords } from '#gateway/billing/reconciliation/expire-temporary-passwords.ts';
import { processWebhooks } from '#gateway/billing/reconciliation/process-webhooks.ts';
import { settleOpenAttempts, undoAbandonedPurchases } from '#gateway/billing/reconciliation/reconcile.ts';
import { sendDisputeReplies } from '#gateway/billing/reconciliation/send-dispute-replies.ts';
import { settleOpenRefunds } from '#gateway/billing/reconciliation/settle-open-refunds.ts';
import { capturePrices } from '#gateway/figures/capture-prices.ts';
import { checkRules } from '#gateway/figures/check-rules.ts';
import { checkSums } from '#gateway/figures/check-sums.ts';
import { lateCloses } from '#gateway/figures/late-closes.ts';
import { markOverdue } from '#gateway/figures/mark-overdue.ts';
import { clearOldRounds } from '#gateway/games/feed-tasks.ts';
import { runFeed } from '#gateway/games/run-feed.ts';
import { sendMails } from '#gateway/mail/send-mails.ts';
import { clearOldWebhooks } from '#gateway/outgoing-webhooks/clear-old-webhooks.ts';
import { deliverWebhooks } from '#gateway/outgoing-webhooks/deliver.ts';
import { dispatchEvents } from '#gateway/outgoing-webhooks/dispatch-events.ts';
import { planDayMails } from '#gateway/pick-alerts/digests.ts';
import { checkMembers } from '#gateway/pick-alerts/discord/check-members.ts';
import { syncRoles } from '#gateway/pick-alerts/discord/sync-roles.ts';
import { runAlerts } from '#gateway/pick-alerts/run-alerts.ts';
import { followStarts } from '#gateway/picks/follow-starts.ts';
import { askAboutUnplayed } from '#gateway/picks/game-questions.ts';
import { gradeByRule } from '#gateway/picks/grade-by-rule.ts';
import { linkWaiting } from '#gateway/picks/link-waiting.ts';
import { weekReceipts } from '#gateway/picks/week-receipts.ts';
import { clearRateLimits } from '#gateway/rate-limits/count-attempts.ts';
import { clearPoints } from '#gateway/rate-limits/record-points.ts';
import { checkTiles } from '#gateway/record/check-tiles.ts';
import { publishPolicy } from '#gateway/record/publish-policy.ts';
import { revealDays } from '#gateway/record/reveal-days.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { timestampCheckpoint } from '#gateway/record/timestamp-checkpoint.ts';
import { witnessCheckpoints } from '#gateway/record/witness-checkpoints.ts';
import { announceDevices } from '#gateway/users/announce-devices.ts';
import { deleteOutside } from '#gateway/users/delete-outside.ts';
import { fillPersonKeys } from '#gateway/users/fill-person-keys.ts';
import { mailWeeklyReceipts } from '#gateway/users/mail-weekly-receipts.ts';
import {
  remindOfExpiringCards,
  remindOfPauseEnds,
  remindOfTrialEnds,
  warnOfMissingPicks,
} from './reminders.ts';
import { deleteExpired } from './retention.ts';
import { warnOfLateOpenings } from './warn-of-late-openings.ts';

export interface Job {
  name: string;
  /** In real time. */
  everySeconds: number;
  run(services: Services): Promise<unknown>;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Work that somebody is waiting for. Every process polls for it, without a queue: each job takes only what no other
 * process has taken, or settles under a lock. When idle, each costs the database one query.
 */
export const POLLED_JOBS: readonly Job[] = [
  { name: 'webhooks', everySeconds: 1, run: processWebhooks },
  { name: 'mails', everySeconds: 1, run: mailsOut },
  { name: 'webhook-events', everySeconds: 1, run: dispatchEvents },
  { name: 'webhook-deliveries', everySeconds: 1, run: deliverWebhooks },
  { name: 'record-checkpoints', everySeconds: 1, run: signCheckpoint },
  { name: 'pick-alerts', everySeconds: 1, run: runAlerts },
  { name: 'record-openings', everySeconds: 5, run: revealDays },
  { name: 'open-attempts', everySeconds: 5, run: settleOpenAttempts },
  { name: 'open-refunds', everySeconds: 5, run: settleOpenRefunds },
  { name: 'abandoned-purchases', everySeconds: 5, run: undoAbandonedPurchases },
  { name: 'discord-roles', everySeconds: 5, run: syncRoles },
  { name: 'feed', everySeconds: 5, run: runFeed },
  { name: 'capture-prices', everySeconds: 5, run: capturePrices },
];

/** Periodic work that all processes share, besides due subscriptions. */
export const JOBS: readonly Job[] = [
  { name: 'old-webhooks', everySeconds: HOUR, run: clearOldWebhooks },
  { name: 'record-policy', everySeconds: HOUR, run: publishPolicy },
  { name: 'record-witnesses', everySeconds: 10, run: witnessCheckpoints },
  { name: 'record-timestamps', everySeconds: HOUR, run: timestampCheckpoint },
  { name: 'record-overdue', everySeconds: 60, run: markOverdue },
  { name: 'record-tiles', everySeconds: 24 * HOUR, run: checkTiles },
  { name: 'record-sums', everySeconds: 24 * HOUR, run: checkSums },
  { name: 'record-rules', everySeconds: 24 * HOUR, run: checkRules },
  { name: 'mrr-check', everySeconds: 24 * HOUR, run: checkRevenue },
  { name: 'late-accounts', everySeconds: 30, run: deleteOrphanedAccounts },
  { name: 'temporary-passwords', everySeconds: 30, run: expireTemporaryPasswords },
  { name: 'account-deletions', everySeconds: 60, run: deleteOutside },
  { name: 'retention', everySeconds: 24 * HOUR, run: deleteExpired },
  { name: 'late-closes', everySeconds: 60, run: lateCloses },
  { name: 'link-games', everySeconds: 60, run: linkWaiting },
  { name: 'follow-starts', everySeconds: 15, run: followStarts },
  { name: 'grade-by-rule', everySeconds: 30, run: gradeByRule },
  { name: 'unplayed-games', everySeconds: HOUR, run: unplayedGames },
  { name: 'old-rounds', everySeconds: HOUR, run: clearOldRounds },
  { name: 'waiting-keys', everySeconds: 60, run: mailOfWaitingKeys },
  { name: 'new-devices', everySeconds: 15, run: announceDevices },
  { name: 'expired-views', everySeconds: 60, run: endExpiredViews },
  { name: 'old-sessions', everySeconds: HOUR, run: clearOldSessions },
  { name: 'person-keys', everySeconds: 60, run: fillPersonKeys },
  { name: 'digests', everySeconds: 30, run: planDayMails },
  { name: 'discord-members', everySeconds: 24 * HOUR, run: checkMembers },
  { name: 'weekly-receipts', everySeconds: 30, run: mailWeeklyReceipts },
  { name: 'trial-ends', everySeconds: 30, run: remindOfTrialEnds },
  { name: 'late-openings', everySeconds: 60, run: warnOfLateOpenings },
  { name: 'missing-picks', everySeconds: 30, run: warnOfMissingPicks },
  { name: 'expiring-cards', everySeconds: HOUR, run: remindOfExpiringCards },
  { name: 'pauses-ending', everySeconds: HOUR, run: remindOfPauseEnds },
  { name: 'dispute-replies', everySeconds: 15, run: sendDisputeReplies },
  { name: 'disputes', everySeconds: 24 * HOUR, run: compareDisputes },
  { name: 'service-months', everySeconds: 6 * HOUR, run: countServiceMonths },
  { name: 'plan-price-notices', everySeconds: HOUR, run: notifyOfPrices },
  {
    name: 'rate-limits',
    everySeconds: HOUR,
    run: clearCounts,
  },
  {
    name: 'hourly-sweep',
    everySeconds: HOUR,
    run: (services) => compareSinceLastRun(services, 'hourly', 2 * HOUR),
  },
  {
    name: 'daily-sweep',
    everySeconds: 24 * HOUR,
    run: (services) => compareSinceLastRun(services, 'daily', 48 * HOUR),
  },
];

/** Asks about games that were not played, where there is a schedule. */
async function unplayedGames({ database, clock, hasGames }: Services): Promise<void> {
  if (hasGames) await askAboutUnplayed(database.em, clock.now());
}

/** Deletes counts of past windows. */
async function clearCounts({ database, clock }: Services): Promise<void> {
  await clearRateLimits(database.em, clock.now());
  await clearPoints(database.em, clock.now());
}

/** Without a mail server (development only), mails stay in the outbox. */
async function mailsOut({ mailer, ...services }: Services): Promise<void> {
  const readReceipts = (memberId: string, monday: string) => weekReceipts(services, memberId, monday);
  if (mailer) await sendMails({ ...services, mailer, readReceipts });
}
