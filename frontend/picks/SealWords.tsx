import { type RefObject, useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { Button } from '#frontend/ui/Button.tsx';
import styles from './PickSeal.module.css';
import { placeBelow } from './place-below.ts';

interface SealWordsProps {
  button: RefObject<HTMLElement | null>;
  popover: RefObject<HTMLElement | null>;
  /** How often it was opened: its button may have moved since. */
  openings: number;
  words: string;
  onProof(): void;
}

/** What is behind the mark of a seal: when it was sealed, what that is good for, the proof, and where anyone checks one. */
export function SealWords({ button, popover, openings, words, onProof }: SealWordsProps) {
  useLayoutEffect(() => {
    if (openings > 0) placeBelow(button.current, popover.current);
  }, [button, popover, openings]);
  return (
    <>
      <p className={styles.words}>{words}</p>
      <p>A seal fixes what a pick says. If we changed a word of it later, anyone could see it.</p>
      <div className={styles.ways}>
        <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={onProof}>
          Show the proof
        </Button>
        <Link to={PATHS.recordVerify}>Check it yourself</Link>
      </div>
    </>
  );
}
