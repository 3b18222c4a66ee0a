import { Link } from 'react-router-dom';
import { type AdminTab, adminPath, tabsOf } from '#frontend/admin/admin-address.ts';
import { Quiet } from '#frontend/admin/mantine.ts';
import { Panel } from '#frontend/admin/Panel.tsx';
import { PROBLEM_HEADS } from '#frontend/admin/problems/ProblemGroup.tsx';
import {
  type Problem,
  type ProblemGroupFacts,
  problemGroups,
} from '#frontend/admin/problems/use-problems.ts';
import { useMember } from '#frontend/app/session/session.ts';
import type { ProblemKind } from '#schema/rules/api/problem-kinds.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import styles from './NeedsYou.module.css';

/** As many as fit beside the board on one screen. */
const SHOWN = 5;

interface NeedsYouProps {
  problems: readonly Problem[];
  className: string | undefined;
}

/** Problems, approvals and questions, a line for each kind, the most urgent first. */
export function NeedsYou({ problems, className }: NeedsYouProps) {
  const groups = problemGroups(problems);
  const left = groups.length - SHOWN;
  return (
    <Panel title="Needs you" className={className}>
      {groups.length === 0 && (
        <Quiet px={16} pb={16}>
          Nothing right now. New problems appear here by themselves.
        </Quiet>
      )}
      <ul>
        {groups.slice(0, SHOWN).map((group) => (
          <Need key={group.kind} {...group} />
        ))}
      </ul>
      {left > 0 && (
        <Link to={adminPath('problems')} className={styles.others}>
          {counted(left, 'more kind')} of problems
        </Link>
      )}
    </Panel>
  );
}

function Need({ kind, problems }: ProblemGroupFacts) {
  const { title, Icon } = PROBLEM_HEADS[kind];
  const { scopes } = useMember();
  const [first, ...others] = problems;
  return (
    <li>
      <Link to={wayTo(kind, tabsOf(scopes))} className={styles.need}>
        <Icon size={19} stroke={1.8} aria-hidden="true" />
        <div>
          <strong>{title}</strong>
          <Quiet lineClamp={2}>
            {first?.text}
            {others.length > 0 && ` And ${others.length} more.`}
          </Quiet>
        </div>
      </Link>
    </li>
  );
}

interface Way {
  tab: AdminTab;
  to: string;
}

/** Where something can be done about it at once. */
const WAYS: Partial<Record<ProblemKind, Way>> = {
  APPROVAL: { tab: 'approvals', to: adminPath('approvals') },
  DISPUTE: { tab: 'disputes', to: adminPath('disputes') },
  DISPUTE_DUE: { tab: 'disputes', to: adminPath('disputes') },
  NO_PICK: { tab: 'picks', to: adminPath('picks') },
  UNGRADED: { tab: 'picks', to: adminPath('picks', { show: 'grading' }) },
  GAME: { tab: 'feed', to: `${adminPath('feed')}#game-questions` },
  FEED: { tab: 'feed', to: adminPath('feed') },
};

/** Support sees disputes among the problems, but has no page of them. */
function wayTo(kind: ProblemKind, open: readonly AdminTab[]): string {
  const way = WAYS[kind];
  return way && open.includes(way.tab) ? way.to : adminPath('problems');
}
