import { keepSettings, settingsOfMember } from '#gateway/alert-settings/alert-settings.ts';
import { refuseFields } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { isZone } from '#schema/rules/time/shown-time.ts';
import type { SetDisplayInput } from '#schema/types/access/user.input.ts';
import * as statements from './set-display.sql.ts';

const MAX_ZONE_LENGTH = 64;

/** Keeps how prices and times are shown to the caller; what is left out stays. Throws BAD_USER_INPUT. */
export async function setDisplay(context: Context, input: SetDisplayInput): Promise<Member> {
  const member = memberOf(context);
  const { oddsFormat = null, timeZone = null } = input;
  const known = timeZone === null || (timeZone.length <= MAX_ZONE_LENGTH && isZone(timeZone));
  refuseFields(known ? {} : { timeZone: 'Choose a time zone such as America/Chicago' });
  await statements.setDisplay.run(context.database.em, { oddsFormat, timeZone, id: member.id });
  const shown = {
    ...member,
    oddsFormat: oddsFormat ?? member.oddsFormat,
    timeZone: timeZone ?? member.timeZone,
  };
  if (shown.timeZone !== member.timeZone) await moveDigest(context, shown);
  return shown;
}

/** The daily mail comes at its time in the new zone. */
async function moveDigest({ database, now }: Context, member: Member): Promise<void> {
  const settings = await settingsOfMember(database.em, member, now);
  if (settings.mail === 'DIGEST') await keepSettings(database.em, member, settings, now);
}
