import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDisplay } from '#frontend/app/display.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { dayPath, pickPath } from '#schema/rules/api/public-paths.ts';
import { finalText, gameText } from '#schema/rules/picks/game-text.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { type RecordFilter, recordAddress } from '#schema/rules/stats/record-filter.ts';
import { RECORD_KIND_TEXTS } from '#schema/rules/stats/record-kinds.ts';
import { signedPercentText, withMinus } from '#schema/rules/text/numbers.ts';
import { stakeText, unitsText } from '#schema/rules/text/units-text.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';
import styles from './RecordRows.module.css';
import { type RecordRow, ROW_CHOICES, type RowChoice, useRows } from './use-rows.ts';

interface RecordRowsProps {
  filter: RecordFilter;
  choice: RowChoice;
}

/** The picks behind the figures, each with its result and its proof. */
export function RecordRows({ filter, choice }: RecordRowsProps) {
  const { rows, status, more, retry } = useRows(filter, choice);
  const section = useScrolledTo(rows.length > 0);
  return (
    <section id="rows" ref={section} className={styles.rows} aria-labelledby="rows-title">
      <div className={styles.head}>
        <h2 id="rows-title">The picks behind it</h2>
        <nav aria-label="Which picks">
          {Object.entries(ROW_CHOICES).map(([value, { label }]) => (
            <Link
              key={value}
              to={`?${withRows(filter, value as RowChoice)}#rows`}
              aria-current={value === choice ? 'true' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
      {rows.length > 0 && (
        <ol className={styles.list}>
          {rows.map((row) => (
            <Row key={row.pickId} row={row} />
          ))}
        </ol>
      )}
      {status === 'failed' && <ErrorState onRetry={retry}>The picks could not be loaded.</ErrorState>}
      {status === 'ready' && rows.length === 0 && <p className={styles.none}>There are no such picks.</p>}
      {status !== 'failed' && status !== 'all' && rows.length > 0 && (
        <Button variant="quiet" onClick={more} busy={status === 'loading' && 'Loading...'}>
          Show more
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {status === 'loading' ? 'Loading picks' : `${rows.length} picks shown`}
      </p>
    </section>
  );
}

/** For who opens the page at #rows: they are there only after the figures. */
function useScrolledTo(isThere: boolean) {
  const section = useRef<HTMLElement>(null);
  const { key, hash } = useLocation();
  const isWanted = isThere && key === 'default' && hash === '#rows';
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView();
  }, [isWanted]);
  return section;
}

function Row({ row }: { row: RecordRow }) {
  const { day, league, teamOne, teamTwo, pick, kind, profit, pickId } = row;
  const { label, tone } = RECORD_KIND_TEXTS[kind];
  const game = gameText({ teamOne, teamTwo });
  return (
    <li className={styles.row}>
      <span className={styles.day}>
        <a href={dayPath(day)}>{plainDay(day)}</a>
      </span>
      <LeagueMark league={league} />
      <Words row={row} game={game} />
      <Price row={row} />
      <span className={styles.outcome}>
        <Tag tone={tone}>{label}</Tag>
        {profit !== null && (
          <span data-tone={profit < 0 ? 'loss' : profit > 0 ? 'win' : undefined}>{unitsText(profit)}</span>
        )}
      </span>
      <a
        href={`/record/receipts/${pickId}.tlog-proof`}
        download
        aria-label={`Proof of ${withMinus(pick)}, ${game}`}
      >
        Proof
      </a>
    </li>
  );
}

function Words({ row: { pick, pickId, score, analyst }, game }: { row: RecordRow; game: string }) {
  return (
    <span className={styles.words}>
      <strong>
        <a href={pickPath(pickId)}>{withMinus(pick)}</a>
      </strong>
      <span>
        {game}
        {score && (
          <>
            {' · '}
            <span className={styles.score}>{finalText(score)}</span>
          </>
        )}
        {analyst && ` · ${analyst}`}
      </span>
    </span>
  );
}

function Price({ row: { odds, units, closingLineValue } }: { row: RecordRow }) {
  const display = useDisplay();
  return (
    <span className={styles.price}>
      {odds !== null && <span>{withMinus(oddsText(odds, display.odds))}</span>}
      {units !== null && <span>{stakeText(units)}</span>}
      {closingLineValue !== null && <span>{signedPercentText(closingLineValue)} at the close</span>}
    </span>
  );
}

/** The address of a filter with some of its picks listed. */
export function withRows(filter: RecordFilter, choice: RowChoice): URLSearchParams {
  const address = recordAddress(filter);
  address.set('rows', choice);
  return address;
}
