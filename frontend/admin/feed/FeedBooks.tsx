import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Text } from '#frontend/admin/mantine.ts';
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
  const seenOf = (name: string, league: string) =>
    books.find((each) => each.book === name && each.league === league);
  return (
    <section aria-labelledby="feed-books">
      <Text component="h3" fz="lg" mb={10} id="feed-books">
        Books, last seen by the provider
      </Text>
      <div className={styles.books}>
        <DataTable
          caption="Books"
          rows={shown}
          keyOf={(name) => name}
          columns={[
            { head: 'Book', cell: (name: string) => name },
            ...leagues.map((league) => ({
              head: league,
              className: (name: string) => (seenOf(name, league)?.isStale ? styles.failing : undefined),
              cell: (name: string) => <Seen {...{ seen: seenOf(name, league), now }} />,
            })),
          ]}
        />
      </div>
      {more}
    </section>
  );
}

function Seen({ seen, now }: { seen: Book | undefined; now: Date }) {
  if (!seen) return '–';
  return `${ageText(new Date(seen.seenAt), now)}${seen.isStale ? ', old prices' : ''}`;
}

/** Those with old prices first, so that no fold hides them. */
function namesOf(books: readonly Book[]): string[] {
  const stale = new Set(books.filter(({ isStale }) => isStale).map(({ book }) => book));
  const names = [...new Set(books.map(({ book }) => book))].sort();
  return names.sort((one, other) => Number(stale.has(other)) - Number(stale.has(one)));
}
