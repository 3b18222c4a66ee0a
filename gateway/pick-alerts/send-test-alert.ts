import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { AlertChannelName } from '#schema/rules/alerts/alert-settings.ts';
import { channelsOf } from './channels.ts';

/** Sends an invented pick to the caller. Throws CHANNEL_OFF, and UNAVAILABLE with what the provider said. */
export async function sendTestAlert(context: Context, name: AlertChannelName): Promise<void> {
  const channel = channelsOf(context).find((one) => one.name === name);
  if (!channel) throw new AppError('CHANNEL_OFF');
  await channel.sendTest(context, memberOf(context)).catch((failure: unknown) => {
    if (failure instanceof AppError) throw failure;
    const said = failure instanceof Error ? failure.message : String(failure);
    throw new AppError('UNAVAILABLE', `The test could not be sent: ${said}`);
  });
}
