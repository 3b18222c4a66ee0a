import type { VisitOptions } from './browser.ts';
import { inFirefox } from './launch-browser.ts';
import { USER_AGENTS, type UserAgent } from './user-agents.ts';

/** A phone's window with this user agent. A real Firefox keeps its own. */
export function phone(agent: UserAgent): VisitOptions {
  return { ...(inFirefox() ? {} : { userAgent: USER_AGENTS[agent] }), width: 390, height: 844 };
}

/** That phone in Chromium, and a desktop window in a real Firefox, so the same journey proves both layouts. */
export function phoneOrDesktopFirefox(agent: UserAgent): VisitOptions {
  return inFirefox() ? {} : phone(agent);
}
