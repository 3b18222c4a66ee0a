import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { type Member } from '#gateway/auth/member.ts';
import { memberOf, roleAllows } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import { enforce } from '#gateway/rate-limits/count-attempts.ts';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';
import { channelsOf } from './channels.ts';

/**
 * Sends an invented pick to the caller. Throws CHANNEL_OFF, VERIFY_EMAIL for an address that nobody has proved, FORBIDDEN for who
 * would write into everybody's Discord, SECOND_FACTOR for the staff, RATE_LIMITED, and UNAVAILABLE with what the provider said.
 */
export async function sendTestAlert(context: Context, name: AlertChannelName): Promise<void> {
  const member = memberOf(context);
  const isStaff = await roleAllows(context, 'OPERATIONS', 'PICKS');
  const channel = channelsOf(context).find((one) => one.name === name);
  if (!channel) throw new AppError('CHANNEL_OFF');
  if (!isStaff) await refuseMember(context, member, name);
  await channel.sendTest(context, member).catch((failure: unknown) => {
    if (failure instanceof AppError) throw failure;
    const said = failure instanceof Error ? failure.message : String(failure);
    throw new AppError('UNAVAILABLE', `The test could not be sent: ${said}`);
  });
  if (!isStaff) return;
  await inTransaction(context, async (em) => {
    const act = { action: 'alerts.test', target: member.id, details: { channel: name } } as const;
    audit(em, context.now, { ...authorOf(context), ...act });
  });
}

async function refuseMember(
  { database, now }: Context,
  member: Member,
  name: AlertChannelName,
): Promise<void> {
  if (name === 'DISCORD') throw new AppError('FORBIDDEN');
  if (name === 'MAIL' && !member.emailProvedAt)
    throw new AppError('VERIFY_EMAIL', 'Verify your email address first');
  await enforce(database.em, { ...RATE_LIMITS.testAlert, key: member.id }, now);
}
