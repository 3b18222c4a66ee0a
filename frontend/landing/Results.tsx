import { useRef } from 'react';
import { useSamplesShown } from '#frontend/app/samples-shown.ts';
import { OpenRecord } from './OpenRecord.tsx';
import { Proof } from './Proof.tsx';
import { useYesterdaysBoard } from './use-yesterdays-board.ts';

/** The real record, and sample content in a section of its own: the two never stand beside each other. */
export function Results() {
  const samples = useSamplesShown();
  const place = useRef<HTMLDivElement>(null);
  const picks = useYesterdaysBoard(place);
  return (
    <div ref={place}>
      <OpenRecord picks={picks} />
      {samples && <Proof winners={!picks} />}
    </div>
  );
}
