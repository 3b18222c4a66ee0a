// Written by npm run codegen from challenge.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface KeepShownPasskeyValues {
  now: Date;
  device: string;
  userId: string;
  signedInAt: Date;
}

export type KeepShownPasskeyRow = Record<never, never>;

export const keepShownPasskey = new Statement<KeepShownPasskeyValues, KeepShownPasskeyRow>({
  name: 'keepShownPasskey',
  text: `update sessions set second_factor_at = $1, second_factor_device = $2
 where user_id = $3 and signed_in_at = $4`,
  values: ['now', 'device', 'userId', 'signedInAt'],
  columns: [],
});

export interface KeepChallengeValues {
  challenge: string;
  now: Date;
  userId: string;
  signedInAt: Date;
}

export type KeepChallengeRow = Record<never, never>;

export const keepChallenge = new Statement<KeepChallengeValues, KeepChallengeRow>({
  name: 'keepChallenge',
  text: `update sessions set challenge = $1, challenged_at = $2 where user_id = $3 and signed_in_at = $4`,
  values: ['challenge', 'now', 'userId', 'signedInAt'],
  columns: [],
});

export interface TakeChallengeValues {
  userId: string;
  signedInAt: Date;
  after: Date;
}

export interface TakeChallengeRow {
  challenge: string;
}

export const takeChallenge = new Statement<TakeChallengeValues, TakeChallengeRow>({
  name: 'takeChallenge',
  text: `with held as (
  select challenge from sessions
   where user_id = $1 and signed_in_at = $2 and challenged_at > $3 and challenge is not null for update)
update sessions s set challenge = null from held where s.user_id = $1 and s.signed_in_at = $2
returning held.challenge as "challenge"`,
  values: ['userId', 'signedInAt', 'after'],
  columns: ['challenge'],
});
