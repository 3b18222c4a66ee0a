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
      <h2 id="files">Compute it yourself</h2>
      <p>
        Picks behind these figures, with prices, closes and scores: <a href={at('picks.csv')}>picks.csv</a>,{' '}
        <a href={at('picks.ndjson')}>picks.ndjson</a>. The figures: <a href={at('stats.json')}>stats.json</a>.
        All that was sealed, with its proofs: <a href="/record/all.ndjson.gz">all.ndjson.gz</a>. A file that
        is complete ends with how many picks it has.
      </p>
      <p>
        What counts and how it is graded: <Link to={PATHS.recordRules}>the house rules</Link>.
      </p>
    </section>
  );
}
