import { useRef } from 'react';
import { useSamplesShown } from '#frontend/app/Providers.tsx';
import { OpenRecord } from './OpenRecord.tsx';
import { Proof } from './Proof.tsx';
import { useWhenNear } from './use-when-near.ts';

const yesterdaysBoard = async () => (await import('./yesterdays-board.ts')).yesterdaysBoard();
const leagueResults = async () => (await import('./league-results.ts')).leagueResults();

/** The real record, and sample content in a section of its own: the two are never side by side. */
export function Results() {
  const samples = useSamplesShown();
  const place = useRef<HTMLDivElement>(null);
  const picks = useWhenNear(place, yesterdaysBoard);
  const leagues = useWhenNear(place, leagueResults);
  return (
    <div ref={place}>
      <OpenRecord picks={picks} leagues={leagues} />
      {samples && <Proof winners={!picks} />}
    </div>
  );
}
