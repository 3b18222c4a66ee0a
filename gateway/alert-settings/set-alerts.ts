import { AppError, refuseFields } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { liftSuppression } from '#gateway/mail/suppressions.ts';
import {
  type AlertChannelName,
  type AlertSettings,
  settingsProblems,
} from '#schema/rules/alerts/alert-settings.ts';
import type { SetAlertsInput } from '#schema/types/alerts/alert.type.ts';
import { lockSettingsOf } from './alert-settings.sql.ts';
import { keepSettings, settingsOfMember } from './alert-settings.ts';

/**
 * Keeps how the caller wants to be notified of picks; what is left out stays. Asking for mail again also takes back that an
 * earlier one was reported as spam. Throws BAD_USER_INPUT with a sentence for each wrong field, CHANNEL_OFF for a channel
 * that is not set up here, VERIFY_EMAIL when mail is turned on for an address that nobody has proved.
 */
export async function setAlerts(
  context: Context,
  input: SetAlertsInput,
  channels: readonly AlertChannelName[],
): Promise<void> {
  const member = memberOf(context);
  const { now, trials } = context;
  await inTransaction(context, async (em) => {
    await lockSettingsOf.some(em, { id: member.id });
    const before = await settingsOfMember(em, member, now);
    const after = { ...before, ...given(input) };
    refuseFields(settingsProblems(after));
    if (isMailed(after) && !isMailed(before)) refuseMail(member, channels);
    if (asksForMail(input)) await liftSuppression(em, trials.keys.emailKey(member.email), 'NEWS');
    await keepSettings(em, member, after, now);
  });
}

const isMailed = ({ mail, recap }: AlertSettings) => mail !== 'OFF' || recap;

const asksForMail = ({ mail, recap }: SetAlertsInput) => (mail != null && mail !== 'OFF') || recap === true;

function refuseMail({ emailProvedAt }: Member, channels: readonly AlertChannelName[]): void {
  if (!channels.includes('MAIL')) throw new AppError('CHANNEL_OFF');
  if (!emailProvedAt) throw new AppError('VERIFY_EMAIL', 'Verify your email address first');
}

/** Null means "leave unchanged", except where null is a choice. */
function given(input: SetAlertsInput): Partial<AlertSettings> {
  const entries = Object.entries(input).filter(
    ([field, value]) =>
      value !== undefined && (value !== null || field === 'quietFrom' || field === 'quietTo'),
  );
  return Object.fromEntries(entries);
}
