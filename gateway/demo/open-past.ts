import type { Services } from '#gateway/auth/context.ts';
import type { Past } from './past.ts';
import { PastClock } from './past-clock.ts';

interface Opened {
  services: Services;
  /** The local Braintree, whose clock goes by the file. */
  braintree: string;
  clockFile: string;
  start: Date;
}

/** The product as it was on a day of the past. */
export function openPast({ services, braintree, clockFile, start }: Opened): Past {
  return {
    services: { ...services, clock: new PastClock(clockFile, start) },
    order: (method, path, body) => order(`${braintree}/__control/${path}`, method, body),
    disputes: new Map(),
  };
}

async function order<Answer>(url: string, method: string, body: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
