import { createPortal } from 'react-dom';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import type { BoardPick } from './board.ts';
import { PickProof } from './PickProof.tsx';

interface PickProofDialogProps {
  pick: BoardPick;
  /** What its seal proves, in a sentence. */
  words: string;
  onClose(): void;
}

export function PickProofDialog({ pick, words, onClose }: PickProofDialogProps) {
  return createPortal(
    <Dialog open onClose={onClose} title="Proof of this pick" wide>
      <PickProof pickId={pick.id} day={pick.date} words={words} />
    </Dialog>,
    // A phone that is turned hides this part of the card: the dialog would be gone and the page still inert.
    document.body,
  );
}
