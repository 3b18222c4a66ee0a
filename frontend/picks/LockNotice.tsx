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

/** Why a pick is locked for this viewer, and how to open it. Nothing is sold of a game that has started. */
export function LockNotice({ pick }: { pick: BoardPick }) {
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
          <LinkButton to={withReturnTo(PATHS.signIn, picksPath())} size="small" variant="quiet">
            Sign In<span className="visually-hidden"> to read {gameText(pick)}</span>
          </LinkButton>
        </>
      );
    case 'PAST_DUE':
      return (
        <>
          <Reason>Your last payment failed</Reason>
          <LinkButton to={PATHS.subscription} size="small" variant="quiet">
            Update Card<span className="visually-hidden"> to read {gameText(pick)}</span>
          </LinkButton>
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
          <LinkButton to={PATHS.pricing} size="small" variant="quiet">
            Upgrade Now<span className="visually-hidden"> to read {gameText(pick)}</span>
          </LinkButton>
        </>
      );
  }
}

/** Where the free day or the plan is over, a Free pick names no plan: every plan opens it. */
function requiredText({ lockReason, subscription, requiredTier }: BoardPick): string {
  if (lockReason === 'TRIAL_ENDED' && subscription === 'FREE') return 'Any plan opens this';
  return `${tierLabel(requiredTier ?? subscription)} Plan Required`;
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
