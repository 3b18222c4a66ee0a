import { Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { readAlertSettings } from '#gateway/alert-settings/read-alert-settings.ts';
import { setAlerts } from '#gateway/alert-settings/set-alerts.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { sendConfirmation } from '#gateway/users/send-confirmation.ts';
import {
  AlertSettingsPayload,
  AlertSettingsType,
  type DigestReachType,
  SetAlertsInput,
} from '#schema/types/alerts/alert.type.ts';
import { channelNames } from './channels.ts';
import { readDigestReach } from './read-digest-reach.ts';

@Resolver(() => AlertSettingsType)
export class AlertSettingsResolver {
  @Authorized('MEMBER')
  @Query(() => AlertSettingsType, { description: 'How you want to be notified of picks.' })
  alertSettings(@Ctx() context: Context): Promise<AlertSettingsType> {
    return readAlertSettings(context, channelNames(context));
  }

  @FieldResolver()
  digestReach(@Root() settings: AlertSettingsType, @Ctx() context: Context): Promise<DigestReachType> {
    return readDigestReach(context, memberOf(context), settings, context.now);
  }

  @Authorized('MEMBER')
  @Mutation(() => AlertSettingsPayload, { description: 'Changes how you want to be notified of picks.' })
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
