import { Button } from '#frontend/ui/Button.tsx';
import { withMinus } from '#schema/rules/text/numbers.ts';
import styles from './ProposedList.module.css';
import type { ProposedResult } from './use-proposed-results.ts';

interface ProposedRowProps {
  proposed: ProposedResult;
  isChosen: boolean;
  busy: boolean;
  onToggle(): void;
  onConfirm(): void;
}

/** One result with what it rests on. It can be left out of those that are confirmed together, or be confirmed alone. */
export function ProposedRow({ proposed, isChosen, busy, onToggle, onConfirm }: ProposedRowProps) {
  const { explanation, source, doubt } = proposed;
  const says = withMinus(explanation);
  return (
    <li className={styles.row}>
      <label>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>
          {says}
          <span className={styles.source}>
            {source}. {doubt ?? 'Seen again ten minutes later.'}
          </span>
        </span>
      </label>
      <Button variant="quiet" size="small" disabled={busy} onClick={onConfirm}>
        Confirm<span className="visually-hidden"> {says}</span>
      </Button>
    </li>
  );
}
