// Written by npm run codegen from push-devices.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface DevicesOfIdsValues {
  ids: readonly string[];
}

export interface DevicesOfIdsRow {
  auth: string;
  endpoint: string;
  id: string;
  p256dh: string;
  signedInAt: Date;
  userId: string;
}

export const devicesOfIds = new Statement<DevicesOfIdsValues, DevicesOfIdsRow>({
  name: 'devicesOfIds',
  text: `select id, user_id, signed_in_at, endpoint, p256dh, auth from push_subscriptions where id = any($1::text[])`,
  values: ['ids'],
  columns: ['auth', 'endpoint', 'id', 'p256dh', 'signed_in_at', 'user_id'],
  instants: ['signed_in_at'],
});

export interface DevicesOfMemberValues {
  userId: string;
}

export type DevicesOfMemberRow = DevicesOfIdsRow;

export const devicesOfMember = new Statement<DevicesOfMemberValues, DevicesOfMemberRow>({
  name: 'devicesOfMember',
  text: `select id, user_id, signed_in_at, endpoint, p256dh, auth from push_subscriptions where user_id = $1`,
  values: ['userId'],
  columns: ['auth', 'endpoint', 'id', 'p256dh', 'signed_in_at', 'user_id'],
  instants: ['signed_in_at'],
});

export interface ForgetDeviceValues {
  id: string;
}

export type ForgetDeviceRow = Record<never, never>;

export const forgetDevice = new Statement<ForgetDeviceValues, ForgetDeviceRow>({
  name: 'forgetDevice',
  text: `delete from push_subscriptions where id = $1`,
  values: ['id'],
  columns: [],
});
