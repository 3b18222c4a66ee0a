import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  AlertBatchType,
  ResendAlertsInput,
  ResendAlertsPayload,
  SendTestAlertInput,
  SendTestAlertPayload,
} from '#schema/types/alerts/alert-batch.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { CalendarDate } from '#schema/types/scalars.ts';
import { MAX_BATCHES, readBatches } from './read-batches.ts';
import { resendAlerts } from './resend-alerts.ts';
import { sendTestAlert } from './send-test-alert.ts';

@Resolver()
export class AlertBatchesResolver {
  @ForStaff('OPERATIONS', 'PICKS')
  @Query(() => [AlertBatchType], {
    description: `Admins: what members were told of the picks of a day, the newest first; at most ${MAX_BATCHES}.`,
  })
  pickAlerts(
    @Ctx() { database }: Context,
    @Arg('day', () => CalendarDate, { description: 'The New York day.' }) day: string,
  ): Promise<AlertBatchType[]> {
    return readBatches(database.em, day);
  }

  @ForStaff('OPERATIONS', 'PICKS')
  @Mutation(() => ResendAlertsPayload, { description: 'Admins: sends again what failed of a batch.' })
  async resendAlerts(
    @Ctx() context: Context,
    @InputArg(ResendAlertsInput) { batchId }: ResendAlertsInput,
  ): Promise<ResendAlertsPayload> {
    return { count: await resendAlerts(context, batchId) };
  }

  @Authorized('MEMBER')
  @Mutation(() => SendTestAlertPayload, {
    description:
      'Sends an invented pick to yourself by email or to your devices, five an hour; admins also to the first channel in Discord.',
  })
  async sendTestAlert(
    @Ctx() context: Context,
    @InputArg(SendTestAlertInput) { channel }: SendTestAlertInput,
  ): Promise<SendTestAlertPayload> {
    await sendTestAlert(context, channel);
    return { channel };
  }
}
