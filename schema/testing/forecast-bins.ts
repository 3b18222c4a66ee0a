import type { ForecastBin } from '#schema/rules/stats/calibration.ts';
import { scaled } from '#schema/rules/stats/scaled.ts';

/** Of a win or loss whose chance was given at posting. */
export interface Forecast {
  /** From 0 to 1, at most four places. */
  probability: number;
  won: boolean;
}

const PLACES = 4;
const UNIT = 10n ** BigInt(PLACES);
const BINS = 10;

/** Forecasts by tenths, the empty ones left out. */
export function forecastBins(forecasts: readonly Forecast[]): ForecastBin[] {
  const bins = new Map<number, ForecastBin>();
  for (const { probability, won } of forecasts) {
    const chance = scaled(probability, PLACES);
    const error = chance - (won ? UNIT : 0n);
    const bin = Math.min(BINS - 1, Number((chance * BigInt(BINS)) / UNIT));
    const known = bins.get(bin) ?? { bin, n: 0, wins: 0, probability: 0n, squaredError: 0n };
    bins.set(bin, {
      bin,
      n: known.n + 1,
      wins: known.wins + Number(won),
      probability: known.probability + chance,
      squaredError: known.squaredError + error * error,
    });
  }
  return [...bins.values()].sort((one, other) => one.bin - other.bin);
}
