// Written by npm run codegen from read-sessions.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface SessionsOfMemberValues {
  userId: string;
  since: Date;
  most: number | string;
}

export interface SessionsOfMemberRow {
  deviceName: string;
  lastSeenAt: Date;
  signedInAt: Date;
}

export const sessionsOfMember = new Statement<SessionsOfMemberValues, SessionsOfMemberRow>({
  name: 'sessionsOfMember',
  text: `select signed_in_at, last_seen_at, device_name from sessions
 where user_id = $1 and signed_in_at >= $2 order by last_seen_at desc, signed_in_at desc limit $3`,
  values: ['userId', 'since', 'most'],
  columns: ['device_name', 'last_seen_at', 'signed_in_at'],
  instants: ['last_seen_at', 'signed_in_at'],
});
