import { useServerNow } from '#frontend/app/server-clock.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { Countdown } from '#frontend/ui/Countdown.tsx';
import { leftText } from '#schema/rules/money/countdown.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import styles from './PlanDates.module.css';
import { planDate } from './subscription-dates.ts';

const UPDATE_MS = 5_000;

/** When the plan is charged or ends. How long that is from now is said where access ends, not where it renews. */
export function PlanDates({ member, renews }: { member: Member; renews: boolean }) {
  const now = useServerNow(UPDATE_MS);
  const date = planDate(member, now, renews);
  if (!date) return <div className={styles.none} />;
  const { label, instant } = date;
  return (
    <dl className={styles.dates}>
      <div>
        <dt>{label}</dt>
        <dd>{shownMoment(instant)}</dd>
      </div>
      {instant > now && label !== 'Next billing date' && (
        <div>
          <dt>Time left</dt>
          <dd>
            <Countdown end={instant} text={leftText} />
          </dd>
        </div>
      )}
    </dl>
  );
}
