import type { ReactNode } from 'react';
import { PATHS, picksPath } from '#frontend/app/paths.ts';
import { withReturnTo } from '#frontend/app/return-to.ts';
import { Countdown } from '#frontend/ui/Countdown.tsx';
import { ClockIcon, LockIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { tickingText } from '#schema/rules/money/countdown.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { shownClock, shownTime } from '#schema/rules/time/shown-time.ts';
import type { BoardPick } from './board.ts';
import styles from './LockedPick.module.css';

interface LockNoticeProps {
  pick: BoardPick;
  /** How many picks its button is for. With 0 it has none: that of another pick opens this one, too. */
  offers: number;
}

/** Why a pick is locked for this viewer, and how to open it. Nothing is sold of a game that has started. */
export function LockNotice({ pick, offers }: LockNoticeProps) {
  const opensAt = pick.opensAt ? new Date(pick.opensAt) : null;
  if (opensAt && pick.lockReason !== 'NOT_RELEASED')
    return <Reason>Opens to everyone at {shownTime(opensAt)}</Reason>;
  switch (pick.lockReason) {
    case 'NOT_RELEASED':
      return opensAt ? <OpensAt instant={opensAt} /> : null;
    case 'SIGN_IN':
      return (
        <>
          <Reason>Sign in to see this pick</Reason>
          <Offer to={withReturnTo(PATHS.signIn, picksPath())} pick={pick} offers={offers}>
            Sign In
          </Offer>
        </>
      );
    case 'PAST_DUE':
      return (
        <>
          <Reason>Your last payment failed</Reason>
          <Offer to={PATHS.subscription} pick={pick} offers={offers}>
            Update Card
          </Offer>
        </>
      );
    case 'PAUSED':
      return (
        <>
          <Reason>Your plan is paused</Reason>
          <Offer to={PATHS.subscription} pick={pick} offers={offers}>
            Resume
          </Offer>
        </>
      );
    case 'ON_BREAK':
      return <Reason>Closed during your break</Reason>;
    case 'TIER':
    case 'TRIAL_ENDED':
    case null:
      return (
        <>
          <Reason>{requiredText(pick)}</Reason>
          <Offer to={PATHS.pricing} pick={pick} offers={offers}>
            Upgrade Now
          </Offer>
        </>
      );
  }
}

/** Where the free day or the plan is over, a Free pick names no plan: every plan opens it. */
function requiredText({ lockReason, subscription, requiredTier }: BoardPick): string {
  if (lockReason === 'TRIAL_ENDED' && subscription === 'FREE') return 'Any plan opens this';
  return `${tierLabel(requiredTier ?? subscription)} Plan Required`;
}

/** One link is enough for all picks of a group that it opens. */
function Offer({ to, pick, offers, children }: LockNoticeProps & { to: string; children: string }) {
  if (offers === 0) return null;
  return (
    <LinkButton to={to} size="small" variant="quiet">
      {children}
      <span className="visually-hidden"> to read {offers > 1 ? `${offers} picks` : gameText(pick)}</span>
    </LinkButton>
  );
}

/** Whether something that the viewer can do opens it. */
function hasOffer({ locked, lockReason, opensAt }: BoardPick): boolean {
  return locked && opensAt === null && lockReason !== 'NOT_RELEASED' && lockReason !== 'ON_BREAK';
}

/** How many picks the button at each pick of a group is for: the first one has the one for all. */
export function offersOf(picks: readonly BoardPick[]): (pick: BoardPick) => number {
  const offered = picks.filter(hasOffer);
  return (pick) => (pick === offered[0] ? offered.length : 0);
}

function Reason({ children }: { children: ReactNode }) {
  return (
    <p className={styles.reason}>
      <LockIcon size={17} stroke={2} aria-hidden="true" />
      {children}
    </p>
  );
}

function OpensAt({ instant }: { instant: Date }) {
  return (
    <>
      <p className={styles.reason}>
        <ClockIcon size={17} stroke={2} aria-hidden="true" />
        Opens at {shownClock(instant)}
      </p>
      <p className={styles.waiting}>
        <Countdown end={instant} text={tickingText} over="Opening..." />
      </p>
    </>
  );
}
