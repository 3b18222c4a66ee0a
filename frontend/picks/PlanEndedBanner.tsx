import type { Member } from '#frontend/app/session/session.ts';
import { endedPlanOf } from '#frontend/billing/ended-plan.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import styles from './TrialBanner.module.css';

/** In place of the trial's banner, for those whose plan ended. */
export function PlanEndedBanner({ member }: { member: Member }) {
  const ended = endedPlanOf(member);
  if (!ended) return null;
  return (
    <aside className={styles.banner} data-ended aria-label="Your plan">
      <p className={styles.words}>{ended.sentence}</p>
      {ended.restart && (
        <LinkButton to={ended.restart.to} size="small">
          {ended.restart.label}
        </LinkButton>
      )}
    </aside>
  );
}
