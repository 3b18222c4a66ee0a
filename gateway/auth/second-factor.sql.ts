// Written by npm run codegen from second-factor.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface SecondFactorValues {
  userId: string;
  signedInAt: Date;
  browser: string | null;
}

export interface SecondFactorRow {
  isEnrolled: boolean;
  provedAt: Date | null;
}

export const secondFactor = new Statement<SecondFactorValues, SecondFactorRow>({
  name: 'secondFactor',
  text: `select exists (select from passkeys where user_id = $1) as "is_enrolled",
       (select second_factor_at from sessions
         where user_id = $1 and signed_in_at = $2 and second_factor_device = $3) as proved_at`,
  values: ['userId', 'signedInAt', 'browser'],
  columns: ['is_enrolled', 'proved_at'],
  instants: ['proved_at'],
});
