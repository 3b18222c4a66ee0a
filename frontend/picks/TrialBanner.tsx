import { useEffect, useRef } from 'react';
import { PATHS } from '#frontend/app/paths.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { reloadMember } from '#frontend/app/session/live-session.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { type EndedPlan, endedPlanOf } from '#frontend/billing/ended-plan.ts';
import { Countdown } from '#frontend/ui/Countdown.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { countdownTo, tickingText } from '#schema/rules/money/countdown.ts';
import styles from './TrialBanner.module.css';

interface TrialBannerProps {
  member: Member;
  /** Called once when the trial ends while the page is open. */
  onEnd(): void;
}

/**
 * For free members who never paid: how long their trial lasts, or that it is over (product.txt section 4). To those whose
 * plan ended, that it did, and to those with a payment due nothing: the notice above every page is theirs.
 */
export function TrialBanner({ member, onEnd }: TrialBannerProps) {
  const ended = endedPlanOf(member);
  if (ended) return <PlanEnded plan={ended} />;
  if (member.subscription !== 'FREE' || member.planStatus === 'PAST_DUE' || !member.trialEndDate) return null;
  return <Banner end={member.trialEndDate} onEnd={onEnd} />;
}

function PlanEnded({ plan: { sentence, restart } }: { plan: EndedPlan }) {
  return (
    <aside className={styles.banner} data-ended aria-label="Your plan">
      <p className={styles.words}>{sentence}</p>
      <LinkButton to={restart.to} size="small">
        {restart.label}
      </LinkButton>
    </aside>
  );
}

function Banner({ end: endText, onEnd }: { end: string; onEnd(): void }) {
  const end = new Date(endText);
  const ended = countdownTo(end, useServerNow()) === null;
  useEndWhileOpen(ended, onEnd);
  return (
    <aside className={styles.banner} data-ended={ended || undefined} aria-label="Free trial">
      {ended ? (
        <p className={styles.words} role="status">
          Trial Ended: Upgrade to continue access
        </p>
      ) : (
        <p className={styles.words}>
          Free Trial: <Countdown end={end} text={tickingText} />
        </p>
      )}
      <LinkButton to={PATHS.pricing} size="small" variant={ended ? 'primary' : 'quiet'}>
        {ended ? 'Upgrade' : 'See plans'}
      </LinkButton>
    </aside>
  );
}

/** Acts when the trial ends while the page is open, not when it was over before. */
function useEndWhileOpen(ended: boolean, onEnd: () => void): void {
  const before = useRef(ended);
  useEffect(() => {
    if (ended && !before.current) {
      onEnd();
      void reloadMember().catch(() => {});
    }
    before.current = ended;
  }, [ended, onEnd]);
}
