import { useLocation } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { type Member, useSession } from '#frontend/app/session/session.ts';
import { addDays, longDay } from '#schema/rules/time/eastern-time.ts';
import { shownClock, shownDay } from '#schema/rules/time/shown-time.ts';
import { LinkButton } from './LinkButton.tsx';
import { Notice } from './Notice.tsx';

/** Router state for the page that a form leads to. */
export interface Arrival {
  /** A new member: the address that a verification email was sent to. */
  verify?: string;
  /** A new member whose email needs no verification. */
  isNew?: boolean;
  /** What the form did. */
  message?: string;
  /** It charged something: the billing page is linked. */
  billing?: true;
  /** It canceled a plan that still runs: home can undo it. */
  canUndo?: boolean | undefined;
}

/** Tells members on the page they land on what just happened; new members first of all about their picks. */
export function ArrivalNotice() {
  const { state, pathname } = useLocation();
  const session = useSession();
  const { verify, isNew, message, billing } = (state ?? {}) as Arrival;
  const isMessage = typeof message === 'string';
  if (!isMessage && ((typeof verify !== 'string' && !isNew) || session.status !== 'member')) return null;
  const to = billing ? PATHS.subscription : PATHS.picks;
  const action = (billing || !isMessage) && pathname !== to && (
    <LinkButton to={to} size="small" variant="quiet">
      {billing ? 'See billing' : 'See today’s picks'}
    </LinkButton>
  );
  return (
    <Notice tone="success" action={action}>
      {message ?? (
        <>
          <strong>{session.status === 'member' && welcome(session.member)}</strong>{' '}
          {verify && `To confirm your email, use the link that we sent to ${verify}.`}
        </>
      )}
    </Notice>
  );
}

function welcome({ trialEndDate }: Member): string {
  const end = trialEndDate ? new Date(trialEndDate) : null;
  if (!end || end <= serverNow()) return 'You are in.';
  return `You are in. Your free picks are open until ${dayText(end)} ${shownClock(end)}.`;
}

function dayText(end: Date): string {
  const today = shownDay(serverNow());
  const day = shownDay(end);
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : longDay(day);
}
