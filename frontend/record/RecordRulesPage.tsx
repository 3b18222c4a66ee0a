import { Link } from 'react-router-dom';
import { pageConfig } from '#frontend/app/page-config.ts';
import { PATHS } from '#frontend/app/paths.ts';
import { useHydrated } from '#frontend/app/use-hydrated.ts';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { recordRules } from '#schema/rules/record/record-rules.ts';
import styles from './RecordRulesPage.module.css';

/** /record/rules: what counts and how it is graded. The log holds the hash of the same text. */
export function RecordRulesPage() {
  // The page is drawn at build, for every installation.
  const closing = (useHydrated() && pageConfig().closing) || null;
  return (
    <article className={styles.page}>
      <PageHeading
        title="House rules"
        lead="What counts in the record, how picks are graded, and what happens when a game is not played."
      />
      <div className={styles.text}>
        {recordRules(closing).map(({ id, title, paragraphs }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>Who checks us</h2>
          <p>
            Witnesses, which are servers that sign the record as it grows, and anyone who keeps a proof, an
            email or a copy of the record. A witness may be run by the same people as this site.{' '}
            <Link to={`${PATHS.recordVerify}#limits`}>
              Who they are, what cheating would look like, and what is not proven
            </Link>
            .
          </p>
        </section>
        <p>
          <Link to={PATHS.recordVerify}>Check the record</Link>: that no pick was changed without a new sealed
          version, that none was changed after the start of its game, back-dated or left out.
        </p>
      </div>
    </article>
  );
}
