import { Panel } from '#frontend/admin/Panel.tsx';
import { REVENUE_CHECK_TEXTS } from '#schema/rules/money/revenue-checks.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import styles from './Money.module.css';
import type { Revenue } from './money-text.ts';

/** The four comparisons, each night: what they compare and how they ended. */
export function RevenueChecks({ revenue: { checks, checkedAt } }: { revenue: Revenue }) {
  return (
    <Panel title="Checks">
      <div className={styles.checks}>
        <p>Compared each night{checkedAt && `, last ${shownPlainMoment(new Date(checkedAt))}`}.</p>
        <ul>
          {checks.map(({ check, passed }) => (
            <li key={check} data-passed={passed}>
              <strong>{passed ? 'Equal' : 'Differs'}</strong>
              {REVENUE_CHECK_TEXTS[check]}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
