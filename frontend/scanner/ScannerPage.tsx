import { PATHS } from '#frontend/app/paths.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { standingText } from '#schema/rules/market/arbitrage.ts';
import { Entries } from './Entries.tsx';
import styles from './ScannerPage.module.css';
import { type ScannerBoard, useScanner } from './use-scanner.ts';

/** /scanner: lines on which two books disagree so far that a bet on each side leaves a margin. Entries are for VIP. */
export function ScannerPage() {
  const { board, isOff, error, loading, refetch } = useScanner();
  return (
    <>
      <PageHeading
        title="Arbitrage scanner"
        lead="Lines on which two books disagree so far that a bet on each side leaves a margin. Only before a game, and only from prices that were seen within the last 90 seconds."
      />
      {isOff && <EmptyState>The scanner needs live odds, which are not set up here.</EmptyState>}
      {!board && error && !isOff && (
        <ErrorState onRetry={() => void refetch().catch(() => {})} busy={loading}>
          Failed to load the scanner. Please try again.
        </ErrorState>
      )}
      {!board && !error && <Loading />}
      {board && <Found board={board} />}
    </>
  );
}

function Found({ board }: { board: ScannerBoard }) {
  const { entries, open, week } = board;
  return (
    <div className={styles.page}>
      {open === null && <EmptyState>The scanner is closed while you take a break.</EmptyState>}
      {open !== null && !entries && <Counted open={open} />}
      {entries && <Entries entries={entries} open={open ?? 0} />}
      <p className={styles.week}>{weekText(week)}</p>
      <Card heading="Before you bet">
        <ul className={styles.notes}>
          <li>A book may change, limit or void a price. If one side is refused, you hold an ordinary bet.</li>
          <li>Place the bet on the price that is most likely to move first, then the other one.</li>
          <li>
            Books settle some games differently: in baseball, when a pitcher changes or a game is cut short.
            Read the rules of both.
          </li>
        </ul>
      </Card>
    </div>
  );
}

function Counted({ open }: { open: number }) {
  return (
    <EmptyState action={<LinkButton to={PATHS.pricing}>See the VIP plan</LinkButton>}>
      {standingText(open)}. VIP members see the books, prices and stakes.
    </EmptyState>
  );
}

/** 'In the last seven days it found 23, …' */
function weekText({ found, medianMargin, lastedAMinute }: ScannerBoard['week']): string {
  if (found === 0 || medianMargin === null) return 'In the last seven days it found none.';
  const margin = (medianMargin * 100).toFixed(1);
  return `In the last seven days it found ${found}, with a median margin of ${margin}%. ${lastedAMinute} of them were still there a minute later.`;
}

function Loading() {
  return (
    <div className={styles.page}>
      <p role="status" className="visually-hidden">
        Loading the scanner
      </p>
      <Skeleton width="100%" height="220px" />
      <Skeleton width="100%" height="220px" />
    </div>
  );
}
