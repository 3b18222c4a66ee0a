// Written by npm run codegen from announce-devices.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface NewDevicesValues {
  most: number | string;
}

export interface NewDevicesRow {
  deviceName: string;
  email: string;
  signedInAt: Date;
  userId: string;
}

export const newDevices = new Statement<NewDevicesValues, NewDevicesRow>({
  name: 'newDevices',
  text: `update sessions s set announce = false from users u
 where u.id = s.user_id and (s.user_id, s.signed_in_at) in (
   select user_id, signed_in_at from sessions where announce
    order by signed_in_at limit $1 for update skip locked)
returning s.user_id, s.device_name, s.signed_in_at, u.email`,
  values: ['most'],
  columns: ['device_name', 'email', 'signed_in_at', 'user_id'],
  instants: ['signed_in_at'],
});
