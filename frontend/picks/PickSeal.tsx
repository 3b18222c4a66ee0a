import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { download } from '#frontend/app/download.ts';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { SealIcon } from '#frontend/ui/icons.ts';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { sealMark, sealNotes, sealText, shortSealText } from '#schema/rules/record/seal-text.ts';
import type { BoardPick } from './board.ts';
import styles from './PickSeal.module.css';

const PickProof = lazy(async () => ({
  default: (await download(() => import('./PickProof.tsx'))).PickProof,
}));

interface PickSealProps {
  pick: BoardPick;
  /** On phones one line; screen readers get all of it. */
  brief?: boolean;
}

/** When the pick was sealed, its number in the log, and what changed since. It opens the proof. */
export function PickSeal({ pick, brief = false }: PickSealProps) {
  const [open, setOpen] = useState(false);
  const { seal } = pick;
  if (!seal) return null;
  const mark = sealMark(seal);
  return (
    <div className={styles.seal} data-brief={brief || undefined}>
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SealIcon size={15} stroke={1.8} aria-hidden="true" />
        {mark && <Tag tone={mark === 'Opened late' ? 'loss' : 'plain'}>{mark}</Tag>}{' '}
        <span className={styles.whole}>{sealText(pick, seal)}</span>{' '}
        {brief && (
          <span className={styles.short} aria-hidden="true">
            {shortSealText(pick, seal)}
          </span>
        )}{' '}
        <span className={styles.number}>No. {seal.number.toLocaleString('en-US')}</span>
        <span className="visually-hidden"> Proof of {gameText(pick)}</span>
      </button>
      {sealNotes(pick).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {open &&
        createPortal(
          <Dialog open onClose={() => setOpen(false)} title="Proof of this pick" wide>
            <Suspense fallback={<Skeleton height="320px" />}>
              <PickProof pickId={pick.id} day={pick.date} />
            </Suspense>
          </Dialog>,
          // A phone that is turned hides this part of the card: the dialog would be gone and the page still inert.
          document.body,
        )}
    </div>
  );
}
