import { Link } from 'react-router-dom';
import { memberPath } from '#frontend/admin/admin-address.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Pager } from '#frontend/admin/Pager.tsx';
import table from '#frontend/admin/table.module.css';
import { usePages } from '#frontend/admin/use-pages.ts';
import { useServerDay } from '#frontend/app/server-day.ts';
import { type FigureMembersQuery, useFigureMembersQuery } from '#frontend/generated/graphql.ts';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { FigureListPage } from './FigureListPage.tsx';
import { figureFilters, figurePath, type ShownFigure } from './figure-address.ts';
import { FIGURE_TEXTS } from './figure-text.ts';

const PAGE = 50;

/** The members behind a figure: as many as it says, with the part of its cents that each brings. */
export function FigureMemberList({ shown }: { shown: ShownFigure }) {
  const pages = usePages();
  const { title: titleOf, cents, at, empty } = FIGURE_TEXTS[shown.figure];
  const title = titleOf(shown, useServerDay());
  const asked = useFigureMembersQuery({
    variables: { first: PAGE, after: pages.after, ...shown },
    fetchPolicy: 'cache-and-network',
  });
  const list = asked.data?.figureMembers;
  return (
    <FigureListPage
      {...{ title, name: 'members', empty, asked, list }}
      file={{ list: 'REVENUE_MEMBERS', filters: figureFilters(shown) }}
      ways={<OtherHalf shown={shown} />}
    >
      <DataTable caption={title} columns={['Member', 'Plan', ...(cents ? [cents] : []), at]}>
        {list?.nodes.map((member) => (
          <MemberRow key={member.memberId + member.at} {...{ member, cents, at }} />
        ))}
      </DataTable>
      <Pager pages={pages} pageInfo={list?.pageInfo} />
    </FigureListPage>
  );
}

interface MemberRowProps {
  member: FigureMembersQuery['figureMembers']['nodes'][number];
  /** The names of the columns. */
  cents: string | undefined;
  at: string;
}

function MemberRow({ member, cents, at }: MemberRowProps) {
  return (
    <tr>
      <th scope="row">
        <Link to={memberPath(member.memberId)}>{member.email}</Link>
      </th>
      <td data-label="Plan">
        <TierBadge tier={member.tier} />
      </td>
      {cents && (
        <td data-label={cents} className={table.figure}>
          {priceText(member.cents ?? 0)}
        </td>
      )}
      <td data-label={at} className={table.figure}>
        {shownPlainMoment(new Date(member.at))}
      </td>
    </tr>
  );
}

/** From those of a month who stayed to those who left, and back. */
function OtherHalf({ shown }: { shown: ShownFigure }) {
  if (!shown.cohort) return null;
  const [figure, words] =
    shown.figure === 'PAYING'
      ? (['LEFT', 'Those who left'] as const)
      : (['PAYING', 'Those who stayed'] as const);
  return <Link to={figurePath({ ...shown, figure })}>{words}</Link>;
}
