import type { Services } from '#gateway/auth/context.ts';
import { leaveLink } from '#gateway/mail/leave-link.ts';
import { linksTo } from '#gateway/mail/letter.ts';
import { renderLetter } from '#gateway/mail/render.ts';
import { pickAlert } from '#gateway/mail/templates/pick-alert.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';

/** A mail with an invented pick, for admins who try whether mail arrives. */
export function sampleLetter(
  { publicUrl, signingKey }: Pick<Services, 'publicUrl' | 'signingKey'>,
  memberId: string,
  day: string,
) {
  const pick = {
    game: 'Test Visitors @ Test Hosts',
    starts: '8:15 PM ET',
    about: `NFL · Premium · ${shortDay(day)}, 8:15 PM ET · Test · 1.0 units`,
    words: 'Test Hosts −3.5',
    price: '−110',
    why: null,
    note: 'This is a test. There is no such game.',
    entry: null,
    url: `${publicUrl}/dashboard`,
  };
  const letter = pickAlert(
    { opened: [pick], edited: [], withdrawn: [], locked: [], missed: [], wasQuiet: false },
    linksTo(publicUrl),
  );
  const leaveUrl = leaveLink('pick-alerts', memberId, publicUrl, signingKey);
  return renderLetter(letter, publicUrl, { record: null, leaveUrl, why: 'You asked for this test.' });
}
