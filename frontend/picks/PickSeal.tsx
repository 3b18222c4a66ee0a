import { lazy, Suspense, useState } from 'react';
import { download } from '#frontend/app/download.ts';
import { SealIcon } from '#frontend/ui/icons.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { sealMark, sealNotes, sealText, shortSealText } from '#schema/rules/record/seal-text.ts';
import type { BoardPick } from './board.ts';
import styles from './PickSeal.module.css';

const proofDialog = () => download(() => import('./PickProofDialog.tsx'));
const PickProofDialog = lazy(async () => ({ default: (await proofDialog()).PickProofDialog }));

/**
 * The mark of a sealed pick: when it was sealed, or in a row its sign alone. What that proves is behind it, in the name
 * that screen readers hear and in the dialog. What speaks against a seal is said on the card.
 */
export function PickSeal({ pick }: { pick: BoardPick }) {
  const [open, setOpen] = useState(false);
  const { seal } = pick;
  if (!seal) return null;
  const mark = sealMark(seal);
  const words = `${sealText(pick, seal)} No. ${seal.number.toLocaleString('en-US')}`;
  const notes = sealNotes(pick);
  return (
    <div className={styles.seal}>
      <button
        type="button"
        className={styles.line}
        data-marked={mark !== null || undefined}
        aria-haspopup="dialog"
        title={words}
        onPointerEnter={() => void proofDialog().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <SealIcon size={15} stroke={1.8} aria-hidden="true" />
        {mark && <Tag tone={mark === 'Opened late' ? 'loss' : 'plain'}>{mark}</Tag>}{' '}
        <span className={styles.short} aria-hidden="true">
          {shortSealText(pick, seal)}
        </span>
        <span className="visually-hidden">
          {words} Proof of {gameText(pick)}
        </span>
      </button>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {open && (
        <Suspense fallback={null}>
          <PickProofDialog pick={pick} words={words} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
