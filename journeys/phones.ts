import type { VisitOptions } from './browser.ts';
import { inFirefox } from './launch-browser.ts';

/** A phone's window with this user agent. A real Firefox keeps its own. */
export function phone(agent: UserAgent): VisitOptions {
  return { ...(inFirefox() ? {} : { userAgent: USER_AGENTS[agent] }), width: 390, height: 844 };
}

/** That phone in Chromium, and a desktop window in a real Firefox, so the same journey proves both layouts. */
export function phoneOrDesktopFirefox(agent: UserAgent): VisitOptions {
  return inFirefox() ? {} : phone(agent);
}

/** Browsers for which braintree-web adds helper inputs that desktop Chromium does not get. */
export const USER_AGENTS = {
  Android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
} as const;

export type UserAgent = keyof typeof USER_AGENTS;
