import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { download } from '#frontend/app/download.ts';
import { PATHS } from '#frontend/app/paths.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { reloadMember } from '#frontend/app/session/live-session.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { Countdown } from '#frontend/ui/Countdown.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { countdownTo, tickingText } from '#schema/rules/money/countdown.ts';
import styles from './TrialBanner.module.css';

/** Few boards need it, and none fails without it. */
const PlanEndedBanner = lazy<ComponentType<{ member: Member }>>(() =>
  download(() => import('./PlanEndedBanner.tsx')).then(
    (part) => ({ default: part.PlanEndedBanner }),
    () => ({ default: (_: { member: Member }) => null }),
  ),
);

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
  if (member.planStatus === 'EXPIRED' && member.endedPlan)
    return (
      <Suspense fallback={null}>
        <PlanEndedBanner member={member} />
      </Suspense>
    );
  const holdsPlan = member.planStatus === 'PAST_DUE' || member.planStatus === 'PAUSED';
  if (member.subscription !== 'FREE' || holdsPlan || !member.trialEndDate) return null;
  return <Banner end={member.trialEndDate} onEnd={onEnd} />;
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
