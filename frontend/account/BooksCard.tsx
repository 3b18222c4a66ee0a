import { useState } from 'react';
import { failureText } from '#frontend/app/failures.ts';
import { useBookChoicesQuery, useSetBooksMutation } from '#frontend/generated/graphql.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { CheckboxGroup } from '#frontend/ui/CheckboxGroup.tsx';
import styles from './AccountPage.module.css';

/** At which books the member bets. Not there where no odds are read. */
export function BooksCard() {
  const { data } = useBookChoicesQuery({ fetchPolicy: 'network-only' });
  const [setBooks, { data: saved, error }] = useSetBooksMutation();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  if (!data || data.books.length === 0) return null;
  const { books, me } = data;
  const value = chosen ?? me?.books ?? books;
  const choose = (next: string[]) => {
    setChosen(next);
    // All of them are no choice: a book that is read later is then one of them too.
    const kept = next.length === books.length ? null : next;
    if (next.length > 0) void setBooks({ variables: { input: { books: kept } } }).catch(() => {});
  };
  return (
    <Card heading="My books">
      <div className={styles.form}>
        <p>Your picks show the best price now at these books. Choose those where you can bet.</p>
        <div>
          <CheckboxGroup
            legend="Sportsbooks"
            options={books.map((book) => ({ value: book, label: book }))}
            value={value}
            problem={value.length === 0 ? 'Choose at least one book' : error && failureText(error)}
            beside
            onChange={choose}
          />
          <p role="status" className={styles.saved}>
            {saved && !error && value.length > 0 && 'Saved.'}
          </p>
        </div>
      </div>
    </Card>
  );
}
