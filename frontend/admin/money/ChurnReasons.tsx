import { Link } from 'react-router-dom';
import { Explained } from '#frontend/admin/Explained.tsx';
import { Panel } from '#frontend/admin/Panel.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import styles from './ChurnReasons.module.css';
import { DEFINITIONS } from './definitions.ts';
import { countText, leaveReasonText, type Revenue, saidText } from './money-text.ts';
import { movementsPath } from './movement-address.ts';

interface ChurnReasonsProps {
  reasons: NonNullable<Revenue['churnReasons']>;
  /** What members said when they canceled. */
  said: NonNullable<Revenue['saidReasons']>;
  from: string;
  to: string;
}

/** Why plans ended, a bar a reason, each with the way to its members. */
export function ChurnReasons({ reasons, said, from, to }: ChurnReasonsProps) {
  return (
    <Panel
      title="Why plans ended"
      says={<Explained of="Why plans ended">{DEFINITIONS.churnReasons}</Explained>}
    >
      <div className={styles.reasons}>
        {reasons.length === 0 && <p className={styles.none}>No plan that was paid for has ended.</p>}
        <Bars
          bars={reasons.map(({ reason, plans, cents }) => ({
            ...{ name: capital(leaveReasonText(reason)), plans },
            ...{ says: `${countText(plans, 'plan')}, ${priceText(cents)} a month` },
            to: movementsPath({ from, to, kind: 'CHURN', reason }),
          }))}
        />
        {said.length > 0 && <h3>What members said when they canceled</h3>}
        <Bars
          bars={said.map(({ reason, plans }) => ({
            ...{ name: saidText(reason ?? 'NONE'), plans, says: countText(plans, 'plan') },
            to: movementsPath({ from, to, said: reason ?? 'NONE' }),
          }))}
        />
      </div>
    </Panel>
  );
}

interface Bar {
  name: string;
  plans: number;
  says: string;
  to: string;
}

function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ plans }) => plans));
  return (
    <ul>
      {bars.map(({ name, plans, says, to }) => (
        <li key={name}>
          <Link to={to}>{name}</Link>
          <span>{says}</span>
          <i aria-hidden="true" style={{ width: `${(100 * plans) / most}%` }} />
        </li>
      ))}
    </ul>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
