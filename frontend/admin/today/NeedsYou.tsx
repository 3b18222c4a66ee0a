import { Link } from 'react-router-dom';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { PROBLEM_HEADS } from '#frontend/admin/problems/ProblemGroup.tsx';
import {
  type Problem,
  type ProblemGroupFacts,
  problemGroups,
} from '#frontend/admin/problems/use-problems.ts';
import type { ProblemKind } from '#schema/rules/api/problem-kinds.ts';
import styles from './Today.module.css';

/** Problems and approvals, a line for each kind, the most urgent first. */
export function NeedsYou({ problems }: { problems: readonly Problem[] }) {
  const groups = problemGroups(problems);
  return (
    <section className={styles.needs} aria-labelledby="needs-you">
      <h2 id="needs-you">Needs you</h2>
      {groups.length === 0 && (
        <p className={styles.calm}>Nothing right now. New problems appear here by themselves.</p>
      )}
      <ul>
        {groups.map((group) => (
          <Need key={group.kind} {...group} />
        ))}
      </ul>
    </section>
  );
}

function Need({ kind, problems }: ProblemGroupFacts) {
  const { title, Icon } = PROBLEM_HEADS[kind];
  const [first, ...others] = problems;
  return (
    <li>
      <Link to={wayTo(kind)} className={styles.need}>
        <Icon size={19} stroke={1.8} aria-hidden="true" />
        <span className={styles.words}>
          <strong>{title}</strong>
          <span>
            {first?.text}
            {others.length > 0 && ` And ${others.length} more.`}
          </span>
        </span>
      </Link>
    </li>
  );
}

function wayTo(kind: ProblemKind): string {
  if (kind === 'APPROVAL') return adminPath('approvals');
  if (kind === 'DISPUTE' || kind === 'DISPUTE_DUE') return adminPath('disputes');
  return kind === 'UNGRADED' ? adminPath('picks', { show: 'grading' }) : adminPath('problems');
}
