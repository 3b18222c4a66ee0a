import { type DragEvent, useState } from 'react';
import styles from './ReceiptDrop.module.css';

/** All receipts of a busy day are some 100 kB. */
const LARGEST_BYTES = 5_000_000;

interface ReceiptDropProps {
  /** The record has not been read yet. */
  disabled: boolean;
  /** A text, or a packed copy of the record as it is. */
  onGiven(name: string, given: string | Blob): void;
  onProblem(problem: string | null): void;
}

/** Where receipts are dropped, or chosen. They are read here and sent nowhere. */
export function ReceiptDrop({ disabled, onGiven, onProblem }: ReceiptDropProps) {
  const [isOver, setIsOver] = useState(false);
  const read = async (files: Iterable<File>) => {
    onProblem(null);
    for (const file of files) {
      if (file.name.endsWith('.gz')) onGiven(file.name, file);
      else if (file.size > LARGEST_BYTES) onProblem(`${file.name} is too large for a proof.`);
      else
        await file.text().then(
          (text) => onGiven(file.name, text),
          () => onProblem(`${file.name} could not be read.`),
        );
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) void read(event.dataTransfer.files);
  };
  return (
    <label
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <span>
        <strong>Choose a proof</strong>
        <span className={styles.drag}> or drop it here</span>
      </span>
      <span className={styles.hint}>A file that ends in .tlog-proof, or an older all.ndjson.gz</span>
      <input
        type="file"
        multiple
        disabled={disabled}
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          void read([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
