import { describe, expect, test } from '@jest/globals';
import { type Forecast, forecastBins } from '#schema/testing/forecast-bins.ts';
import { calibration } from './calibration.ts';

const forecast = (times: number, probability: number, won: number): Forecast[] =>
  Array.from({ length: times }, (_, place) => ({ probability, won: place < won }));

describe('calibration', () => {
  const forecasts = [...forecast(100, 0.55, 50), ...forecast(100, 0.65, 70), ...forecast(20, 1, 20)];

  test('ten bins, each with the share that won', () =>
    expect(calibration(forecastBins(forecasts))).toEqual({
      n: 220,
      needed: 200,
      bins: [
        { from: 0.5, to: 0.6, n: 100, forecast: 0.55, hit: 0.5, interval: { low: 0.40383, high: 0.59617 } },
        { from: 0.6, to: 0.7, n: 100, forecast: 0.65, hit: 0.7, interval: { low: 0.60415, high: 0.781052 } },
        { from: 0.9, to: 1, n: 20, forecast: 1, hit: 1, interval: { low: 0.83887, high: 1 } },
      ],
      // (50·0.2025 + 50·0.3025 + 70·0.1225 + 30·0.4225) / 220
      brier: 0.2114,
      baseline: 0.2314,
    }));

  test('says nothing of 199 forecasts', () =>
    expect(calibration(forecastBins(forecast(199, 0.6, 120)))).toEqual({
      n: 199,
      needed: 200,
      bins: [],
      brier: null,
      baseline: null,
    }));

  test.each([
    [0, 0],
    [0.0999, 0],
    [0.1, 1],
    [0.3, 3],
    [0.7, 7],
    [0.9999, 9],
    [1, 9],
  ])('%d is in bin %d', (probability, bin) =>
    expect(forecastBins([{ probability, won: true }])).toMatchObject([{ bin, n: 1, wins: 1 }]),
  );
});
