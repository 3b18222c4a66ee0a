import { DataTable } from '#frontend/admin/DataTable.tsx';
import table from '#frontend/admin/table.module.css';
import { useServerNow } from '#frontend/app/server-clock.ts';
import type { FeedHealthFragment } from '#frontend/generated/graphql.ts';
import { ageText } from '#schema/rules/time/shown-time.ts';
import styles from './Feed.module.css';
import { useFold } from './use-fold.tsx';

type Book = FeedHealthFragment['books'][number];

const TICK_MS = 5_000;
const FIRST = 6;

/** When the provider last looked at each book, league by league. */
export function FeedBooks({ books }: { books: readonly Book[] }) {
  const now = useServerNow(TICK_MS);
  const { shown, more } = useFold(namesOf(books), FIRST, 'books');
  const leagues = [...new Set(books.map(({ league }) => league))];
  return (
    <section aria-labelledby="feed-books">
      <h3 id="feed-books">Books, last seen by the provider</h3>
      <div className={styles.books}>
        <DataTable caption="Books" columns={['Book', ...leagues]}>
          {shown.map((name) => (
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
                    {seen
                      ? `${ageText(new Date(seen.seenAt), now)}${seen.isStale ? ', old prices' : ''}`
                      : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </DataTable>
      </div>
      {more}
    </section>
  );
}

/** Those with old prices first, so that no fold hides them. */
function namesOf(books: readonly Book[]): string[] {
  const stale = new Set(books.filter(({ isStale }) => isStale).map(({ book }) => book));
  const names = [...new Set(books.map(({ book }) => book))].sort();
  return names.sort((one, other) => Number(stale.has(other)) - Number(stale.has(one)));
}
