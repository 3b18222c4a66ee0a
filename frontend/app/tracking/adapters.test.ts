import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { type TrackingEvent, trackerOf } from './adapters.ts';
import { giveConsent } from './consent.ts';

const EVENT: TrackingEvent = { name: 'CompletePayment', plan: 'plus', value: 79, charged: 63.2 };

const requests: string[] = [];
const RealImage = globalThis.Image;
class AskingImage {
  set src(address: string) {
    requests.push(address);
  }
}

afterEach(() => {
  globalThis.Image = RealImage;
  requests.length = 0;
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('where a conversion is reported', () => {
  test.each([[undefined], [{ adapter: 'none' as const }], [{ adapter: 'pixel' as const }]])(
    'nowhere for %j',
    (config) => {
      globalThis.Image = AskingImage as unknown as typeof Image;
      const log = jest.spyOn(console, 'info');
      trackerOf(config)(EVENT);
      expect([...requests, ...log.mock.calls]).toEqual([]);
    },
  );

  test('in the console while developing', () => {
    const log = jest.spyOn(console, 'info').mockImplementation(() => {});
    trackerOf({ adapter: 'log' })(EVENT);
    expect(log.mock.calls).toEqual([['tracking', EVENT]]);
  });

  test.each(['unknown', 'refused'])('not as an image while consent is %s', (kept) => {
    globalThis.Image = AskingImage as unknown as typeof Image;
    if (kept === 'refused') giveConsent('refused');
    trackerOf({ adapter: 'pixel', pixelUrl: 'https://pixel.example/p.gif' })(EVENT);
    expect(requests).toEqual([]);
  });

  test('as an image, with what it is worth and nothing of who paid', () => {
    globalThis.Image = AskingImage as unknown as typeof Image;
    giveConsent('allowed');
    trackerOf({ adapter: 'pixel', pixelUrl: 'https://pixel.example/p.gif?id=7' })(EVENT);
    expect(requests).toEqual([
      'https://pixel.example/p.gif?id=7&event=CompletePayment&currency=USD&plan=plus&value=79&charged=63.2',
    ]);
  });
});
