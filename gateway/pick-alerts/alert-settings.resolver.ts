import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { sendConfirmation } from '#gateway/users/send-confirmation.ts';
import { setAlerts } from '#gateway/users/set-alerts.ts';
import { AlertSettingsPayload, AlertSettingsType, SetAlertsInput } from '#schema/types/alert.type.ts';
import { channelNames } from './channels.ts';
import { readAlertSettings } from './read-alert-settings.ts';

@Resolver()
export class AlertSettingsResolver {
  @Authorized('MEMBER')
  @Query(() => AlertSettingsType, { description: 'How you want to be told of picks.' })
  alertSettings(@Ctx() context: Context): Promise<AlertSettingsType> {
    return readAlertSettings(context, channelNames(context));
  }

  @Authorized('MEMBER')
  @Mutation(() => AlertSettingsPayload, { description: 'Changes how you want to be told of picks.' })
  async setAlerts(
    @Ctx() context: Context,
    @InputArg(SetAlertsInput) input: SetAlertsInput,
  ): Promise<AlertSettingsPayload> {
    const channels = channelNames(context);
    await setAlerts(context, input, channels);
    return { settings: await readAlertSettings(context, channels) };
  }

  @Authorized('MEMBER')
  @Mutation(() => AlertSettingsPayload, {
    description:
      'Mails you the link that proves your address, and writes to it again if it refused mail before.',
  })
  async sendConfirmation(@Ctx() context: Context): Promise<AlertSettingsPayload> {
    await sendConfirmation(context);
    return { settings: await readAlertSettings(context, channelNames(context)) };
  }
}
