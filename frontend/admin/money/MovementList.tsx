import { MEMBER, momentOf, PLAN } from '#frontend/admin/lists/cells.tsx';
import { Note } from '#frontend/admin/mantine.ts';
import { usePages } from '#frontend/admin/use-pages.ts';
import { useMrrMovementsQuery } from '#frontend/generated/graphql.ts';
import { FigureListPage } from './FigureListPage.tsx';
import { movementName, movementsTitle, saidText, signedDollars } from './money-text.ts';
import { movementFilters, type ShownMovements } from './movement-address.ts';

const PAGE = 50;

/** The movements behind a figure, each with its member. */
export function MovementList({ shown }: { shown: ShownMovements }) {
  const pages = usePages();
  const asked = useMrrMovementsQuery({
    variables: { first: PAGE, after: pages.after, ...shown },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <FigureListPage
      {...{ what: 'the movements', asked, pages, list: asked.data?.mrrMovements }}
      title={movementsTitle(shown)}
      caption="Movements of recurring revenue"
      empty="No movements in these days"
      file={{ list: 'MOVEMENTS', filters: movementFilters(shown) }}
      columns={[
        MEMBER,
        {
          head: 'What happened',
          cell: (movement) => (
            <>
              {movementName(movement)}
              {movement.said && <Note>{saidText(movement.said)}</Note>}
            </>
          ),
        },
        PLAN,
        { head: 'A month', figure: true, cell: ({ cents }) => signedDollars(cents) },
        { head: 'When', figure: true, cell: ({ at }) => momentOf(at) },
      ]}
      keyOf={({ id }) => id}
    />
  );
}
