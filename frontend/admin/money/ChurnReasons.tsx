import { Link } from 'react-router-dom';
import { Definition } from '#frontend/admin/Figure.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { DEFINITIONS } from './definitions.ts';
import styles from './Money.module.css';
import { countText, leaveReasonText, type Revenue, saidText } from './money-text.ts';
import { movementsPath } from './movement-address.ts';

interface ChurnReasonsProps {
  reasons: NonNullable<Revenue['churnReasons']>;
  /** What members said when they canceled. */
  said: NonNullable<Revenue['saidReasons']>;
  from: string;
  to: string;
}

/** Why plans ended, each reason with the way to its members. */
export function ChurnReasons({ reasons, said, from, to }: ChurnReasonsProps) {
  return (
    <section aria-labelledby="churn-reasons">
      <h3 id="churn-reasons">Why plans ended</h3>
      {reasons.length === 0 && <p className={styles.none}>No plan that was paid for has ended.</p>}
      <ul className={styles.reasons}>
        {reasons.map(({ reason, plans, cents }) => (
          <li key={reason}>
            <Link to={movementsPath({ from, to, kind: 'CHURN', reason })}>
              {capital(leaveReasonText(reason))}
            </Link>
            <span>
              {countText(plans, 'plan')}, {priceText(cents)} a month
            </span>
          </li>
        ))}
      </ul>
      {said.length > 0 && (
        <>
          <h4 className={styles.said}>What members said when they canceled</h4>
          <ul className={styles.reasons}>
            {said.map(({ reason, plans }) => (
              <li key={reason}>
                <Link to={movementsPath({ from, to, said: reason ?? 'NONE' })}>
                  {saidText(reason ?? 'NONE')}
                </Link>
                <span>{countText(plans, 'plan')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Definition of="Why plans ended">{DEFINITIONS.churnReasons}</Definition>
    </section>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
