import { Link } from 'react-router-dom';
import { MEMBER, momentOf, PLAN } from '#frontend/admin/lists/cells.tsx';
import { usePages } from '#frontend/admin/use-pages.ts';
import { useServerDay } from '#frontend/app/server-day.ts';
import { useFigureMembersQuery } from '#frontend/generated/graphql.ts';
import { priceText } from '#schema/rules/money/money.ts';
import { FigureListPage } from './FigureListPage.tsx';
import { figureFilters, figurePath, type ShownFigure } from './figure-address.ts';
import { FIGURE_TEXTS } from './figure-text.ts';

const PAGE = 50;

/** The members behind a figure: as many as it says, with the part of its cents that each brings. */
export function FigureMemberList({ shown }: { shown: ShownFigure }) {
  const pages = usePages();
  const { title: titleOf, cents, at, empty } = FIGURE_TEXTS[shown.figure];
  const asked = useFigureMembersQuery({
    variables: { first: PAGE, after: pages.after, ...shown },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <FigureListPage
      {...{ what: 'the members', empty, asked, pages, list: asked.data?.figureMembers }}
      title={titleOf(shown, useServerDay())}
      file={{ list: 'REVENUE_MEMBERS', filters: figureFilters(shown) }}
      ways={<OtherHalf shown={shown} />}
      columns={[
        MEMBER,
        PLAN,
        ...(cents
          ? [
              {
                head: cents,
                figure: true,
                cell: (member: { cents: number | null }) => priceText(member.cents ?? 0),
              },
            ]
          : []),
        { head: at, figure: true, cell: (member) => momentOf(member.at) },
      ]}
      keyOf={(member) => member.memberId + member.at}
    />
  );
}

/** From those of a month who stayed to those who left, and back. */
function OtherHalf({ shown }: { shown: ShownFigure }) {
  if (!shown.cohort) return null;
  const [figure, words] =
    shown.figure === 'PAYING'
      ? (['LEFT', 'Those who left or paused'] as const)
      : (['PAYING', 'Those who stayed'] as const);
  return <Link to={figurePath({ ...shown, figure })}>{words}</Link>;
}
