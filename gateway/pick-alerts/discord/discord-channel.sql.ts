// Written by npm run codegen from discord-channel.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ChannelsWithPicksValues {
  batchId: number | string;
}

export interface ChannelsWithPicksRow {
  target: string;
}

/** In which the picks of a batch were posted, or are about to be. */
export const channelsWithPicks = new Statement<ChannelsWithPicksValues, ChannelsWithPicksRow>({
  name: 'channelsWithPicks',
  text: `select distinct a.target from pick_alerts a join alert_batch_picks p on p.batch_id = a.batch_id
 where a.channel = 'DISCORD' and p.pick_id in (select pick_id from alert_batch_picks where batch_id = $1)`,
  values: ['batchId'],
  columns: ['target'],
});

export interface ChannelOfPlanValues {
  channelId: string | null;
}

export interface ChannelOfPlanRow {
  target: string | null;
}

export const channelOfPlan = new Statement<ChannelOfPlanValues, ChannelOfPlanRow>({
  name: 'channelOfPlan',
  text: `select $1::text as target where $1::text is not null`,
  values: ['channelId'],
  columns: ['target'],
});
