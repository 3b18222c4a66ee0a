import { refuseFields } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { isZone } from '#schema/rules/time/shown-time.ts';
import type { SetDisplayInput } from '#schema/types/user.input.ts';

const MAX_ZONE_LENGTH = 64;

/** Keeps how prices and times are shown to the caller; what is left out stays. Throws BAD_USER_INPUT. */
export async function setDisplay(context: Context, input: SetDisplayInput): Promise<Member> {
  const member = memberOf(context);
  const { oddsFormat = null, timeZone = null } = input;
  const known = timeZone === null || (timeZone.length <= MAX_ZONE_LENGTH && isZone(timeZone));
  refuseFields(known ? {} : { timeZone: 'Choose a time zone such as America/Chicago' });
  await context.database.em.execute(
    'update users set odds_format = coalesce(?, odds_format), time_zone = coalesce(?, time_zone) where id = ?',
    [oddsFormat, timeZone, member.id],
    'run',
  );
  return {
    ...member,
    oddsFormat: oddsFormat ?? member.oddsFormat,
    timeZone: timeZone ?? member.timeZone,
  };
}
