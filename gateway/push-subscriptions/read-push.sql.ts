// Written by npm run codegen from read-push.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface PushDevicesValues {
  signedInAt: Date | null;
  userId: string;
}

export interface PushDevicesRow {
  addedAt: Date;
  deviceName: string;
  id: string;
  isCurrent: boolean;
}

export const pushDevices = new Statement<PushDevicesValues, PushDevicesRow>({
  name: 'pushDevices',
  text: `select p.id, s.device_name, p.created_at as added_at, p.signed_in_at = $1 as "is_current"
  from push_subscriptions p join sessions s on s.user_id = p.user_id and s.signed_in_at = p.signed_in_at
 where p.user_id = $2 order by p.created_at, p.signed_in_at`,
  values: ['signedInAt', 'userId'],
  columns: ['added_at', 'device_name', 'id', 'is_current'],
  instants: ['added_at'],
});
