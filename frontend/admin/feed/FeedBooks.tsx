import { DataTable } from '#frontend/admin/DataTable.tsx';
import table from '#frontend/admin/table.module.css';
import { useServerNow } from '#frontend/app/server-clock.ts';
import type { FeedHealthFragment } from '#frontend/generated/graphql.ts';
import { ageText } from '#schema/rules/time/shown-time.ts';
import styles from './Feed.module.css';

type Book = FeedHealthFragment['books'][number];

const TICK_MS = 5_000;

/** When the provider last looked at each book, league by league. */
export function FeedBooks({ books }: { books: readonly Book[] }) {
  const now = useServerNow(TICK_MS);
  const names = [...new Set(books.map(({ book }) => book))].sort();
  const leagues = [...new Set(books.map(({ league }) => league))];
  return (
    <section aria-labelledby="feed-books">
      <h3 id="feed-books">Books, last seen by the provider</h3>
      <DataTable caption="Books" columns={['Book', ...leagues]}>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {leagues.map((league) => {
              const seen = books.find((each) => each.book === name && each.league === league);
              return (
                <td
                  key={league}
                  data-label={league}
                  className={seen?.isStale ? styles.failing : table.figure}
                >
                  {seen ? `${ageText(new Date(seen.seenAt), now)}${seen.isStale ? ', old prices' : ''}` : '–'}
                </td>
              );
            })}
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
