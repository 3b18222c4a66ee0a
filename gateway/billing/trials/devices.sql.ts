// Written by npm run codegen from devices.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface DeviceUseValues {
  deviceKey: string;
}

export interface DeviceUseRow {
  email: string | null;
  hadTrial: boolean;
  userId: string | null;
}

export const deviceUse = new Statement<DeviceUseValues, DeviceUseRow>({
  name: 'deviceUse',
  text: `select u.id as user_id, u.email, t.subscription_id is not null as "had_trial"
  from (select $1::text as key) k
  left join trial_grants t on t.device_key = k.key
  left join subscriptions s on s.id = t.subscription_id
  left join devices d on d.device_key = k.key
  left join users u on u.id = coalesce(s.user_id, d.user_id)`,
  values: ['deviceKey'],
  columns: ['email', 'had_trial', 'user_id'],
});

export interface ClaimDeviceValues {
  deviceKey: string;
  userId: string;
  now: Date;
}

export interface ClaimDeviceRow {
  owner: string;
}

/** Waits for a concurrent call. */
export const claimDevice = new Statement<ClaimDeviceValues, ClaimDeviceRow>({
  name: 'claimDevice',
  text: `insert into devices as kept (device_key, user_id, created_at) values ($1, $2, $3)
on conflict (device_key) do update set user_id = kept.user_id returning user_id as owner`,
  values: ['deviceKey', 'userId', 'now'],
  columns: ['owner'],
});
