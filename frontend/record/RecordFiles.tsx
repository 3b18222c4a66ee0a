import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { type RecordFilter, recordAddress } from '#schema/rules/stats/record-filter.ts';
import styles from './RecordPage.module.css';

/** What anyone needs to compute it again. */
export function RecordFiles({ filter }: { filter: RecordFilter }) {
  const address = recordAddress(filter).toString();
  const at = (file: string) => `/record/${file}${address && `?${address}`}`;
  return (
    <section className={styles.files} aria-labelledby="files">
      <h2 id="files">Download the data</h2>
      <p>
        The picks behind these figures, with odds, closing odds and scores:{' '}
        <a href={at('picks.csv')}>picks.csv</a>, <a href={at('picks.ndjson')}>picks.ndjson</a>. The figures:{' '}
        <a href={at('stats.json')}>stats.json</a>. Everything that was sealed, with its proofs:{' '}
        <a href="/record/all.ndjson.gz">all.ndjson.gz</a>. New days and today’s seals come as feeds:{' '}
        <a href="/record/days.atom">days</a>, <a href="/record/today.atom">seals</a>.
      </p>
      <p>
        No need to take our word for it: <Link to={PATHS.recordVerify}>check the record</Link> in your browser
        or on your own computer.
      </p>
      <p>
        What counts, and how picks are graded: <Link to={PATHS.recordRules}>the house rules</Link>.
      </p>
    </section>
  );
}
