import { addDays, shortDay } from '#schema/rules/time/eastern-time.ts';
import { Button } from './Button.tsx';
import styles from './DayNavigator.module.css';
import { NextIcon, PreviousIcon } from './icons.ts';

interface DayNavigatorProps {
  /** The New York day on screen, YYYY-MM-DD. */
  day: string;
  today: string;
  onChange(day: string): void;
  /** The last day that may be reached; today, unless given. Null: none. */
  last?: string | null;
  /** The first day that may be reached; none, unless given. */
  first?: string;
}

/** Steps through the days. Members cannot go past today (product.txt section 2). */
export function DayNavigator({ day, today, onChange, last = today, first }: DayNavigatorProps) {
  return (
    <div className={styles.navigator}>
      {day !== today && (
        <Button variant="ghost" size="small" onClick={() => onChange(today)}>
          Today
        </Button>
      )}
      <div className={styles.steps}>
        <button
          type="button"
          className={styles.step}
          onClick={() => onChange(addDays(day, -1))}
          disabled={day === first}
          aria-label="Previous day"
        >
          <PreviousIcon size={20} aria-hidden="true" />
        </button>
        <span className={styles.day}>{day === today ? `Today · ${shortDay(day)}` : shortDay(day)}</span>
        <button
          type="button"
          className={styles.step}
          onClick={() => onChange(addDays(day, 1))}
          disabled={last !== null && day >= last}
          aria-label="Next day"
        >
          <NextIcon size={20} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
