import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { download } from '#frontend/app/download.ts';
import { SealIcon } from '#frontend/ui/icons.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { sealMark, sealNotes, sealText, shortSealText } from '#schema/rules/record/seal-text.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import type { BoardPick } from './board.ts';
import styles from './PickSeal.module.css';

const sealWords = () => download(() => import('./SealWords.tsx'));
const SealWords = lazy(async () => ({ default: (await sealWords()).SealWords }));
const PickProofDialog = lazy(async () => ({
  default: (await download(() => import('./PickProofDialog.tsx'))).PickProofDialog,
}));

/**
 * The mark of a sealed pick: when it was sealed, or in a row its sign alone. What that proves is behind it, in the name
 * for screen readers and in a popover, which leads to the proof. What speaks against a seal is said on the card.
 */
export function PickSeal({ pick, isSignOnly = false }: { pick: BoardPick; isSignOnly?: boolean }) {
  const { seal } = pick;
  if (!seal) return null;
  const mark = sealMark(seal);
  const words = `${sealText(pick, seal)} No. ${thousands(seal.number)}`;
  return (
    <div className={styles.seal} data-sign={isSignOnly || undefined}>
      <SealButton pick={pick} words={words} mark={mark}>
        {mark && <Tag tone={mark === 'Opened late' ? 'loss' : 'plain'}>{mark}</Tag>}{' '}
        <span className={styles.short} aria-hidden="true">
          {shortSealText(pick, seal)}
        </span>
      </SealButton>
      {sealNotes(pick).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

interface SealButtonProps {
  pick: BoardPick;
  words: string;
  mark: ReturnType<typeof sealMark>;
  children: ReactNode;
}

/**
 * The browser opens and closes the popover: by a press, by a key, by Escape, and when something else is pressed. One that
 * knows no popovers shows the proof at once.
 */
function SealButton({ pick, words, mark, children }: SealButtonProps) {
  const [openings, setOpenings] = useState(0);
  const [proofShown, setProofShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  const showProof = () => {
    // Gives the focus back to the button, which then gets it from the dialog too.
    popover.current?.hidePopover?.();
    setProofShown(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.line}
        data-marked={mark ?? undefined}
        popoverTarget={id}
        title={words}
        onPointerEnter={() => void sealWords().catch(() => {})}
        onClick={() => 'popover' in HTMLElement.prototype || showProof()}
      >
        <SealIcon size={15} stroke={1.8} aria-hidden="true" />
        {children}
        <span className="visually-hidden">
          {words} Proof of {gameText(pick)}
        </span>
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={styles.behind}
        onBeforeToggle={({ newState }) => newState === 'open' && setOpenings(openings + 1)}
      >
        <Suspense fallback={null}>
          {openings > 0 && <SealWords {...{ button, popover, openings, words }} onProof={showProof} />}
          {proofShown && <PickProofDialog pick={pick} words={words} onClose={() => setProofShown(false)} />}
        </Suspense>
      </div>
    </>
  );
}
