import type { TrackingConfig } from '#frontend/app/page-config.ts';
import { consent } from './consent.ts';

/** A conversion as the product knows it. Amounts are US dollars. */
export interface TrackingEvent {
  name: 'InitiateCheckout' | 'CompletePayment';
  /** The plan's code, such as `premium`. */
  plan: string;
  /** In dollars: see schema/rules/money/plans.ts. */
  value: number;
  /** What was charged now; only of CompletePayment. */
  charged?: number;
}

/** Reports conversions. Pages do not know where they go. */
type Tracker = (event: TrackingEvent) => void;

export function trackerOf(config: TrackingConfig | undefined): Tracker {
  if (config?.adapter === 'log') return logTracker;
  if (config?.adapter === 'pixel' && config.pixelUrl) return pixelTracker(config.pixelUrl);
  return () => {};
}

const logTracker: Tracker = (event) => console.info('tracking', event);

/** Only with the viewer's consent. An image and not a script: no foreign code runs on a page where a card is typed. */
function pixelTracker(url: string): Tracker {
  return ({ name, ...facts }) => {
    if (consent() !== 'allowed') return;
    const pixel = new URL(url);
    pixel.searchParams.set('event', name);
    pixel.searchParams.set('currency', 'USD');
    for (const [key, value] of Object.entries(facts)) pixel.searchParams.set(key, String(value));
    new Image().src = pixel.href;
  };
}
