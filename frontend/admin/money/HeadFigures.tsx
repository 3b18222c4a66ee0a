import { Figures } from '#frontend/admin/Figure.tsx';
import { CashFigure } from './CashFigure.tsx';
import { LossFigures } from './LossFigures.tsx';
import type { Revenue } from './money-text.ts';
import { PresentFigures } from './PresentFigures.tsx';
import { RecoveryFigure, TrialFigure } from './RateFigures.tsx';

/** The figures that are read first, each with its change and how it went. */
export function HeadFigures({ revenue }: { revenue: Revenue }) {
  const { now, months, days, recovery, trials, from, to } = revenue;
  const range = { from, to };
  return (
    <Figures>
      {now && <PresentFigures {...{ now, months, days, range }} />}
      {days && <CashFigure days={days} range={range} />}
      {months && <LossFigures months={months} />}
      {trials && <TrialFigure trials={trials} range={range} />}
      {recovery && <RecoveryFigure recovery={recovery} range={range} />}
    </Figures>
  );
}
