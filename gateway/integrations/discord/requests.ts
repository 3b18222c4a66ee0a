import type { Connections } from '#gateway/integrations/outgoing/connections.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { type Call, call, type RawAnswer } from './call.ts';
import type { DiscordAnswer } from './discord.ts';
import { RateLimits } from './rate-limits.ts';

export interface DiscordRequest {
  method: Call['method'];
  /** Below `/api/v10`. */
  path: string;
  /** What has a limit together; by default the path without what follows `?`. */
  route?: string;
  json?: unknown;
  form?: Record<string, string>;
  /** By default the bot's own. */
  authorization?: string;
}

type Options = { origin: string; botToken: string; deadlineMilliseconds?: number };

export type Requests = ReturnType<typeof openRequests>;

/** Requests to Discord within its limits. No answer and no reason holds a token. */
export function openRequests({ origin, botToken, deadlineMilliseconds }: Options, connections: Connections) {
  const limits = new RateLimits();
  const bot = `Bot ${botToken}`;

  async function ask<Value>(
    request: DiscordRequest,
    read: (body: unknown) => Value,
  ): Promise<DiscordAnswer<Value>> {
    const { method, path, authorization = bot } = request;
    const route = `${method} ${request.route ?? path.split('?')[0]}`;
    const wait = limits.waitFor(route);
    if (wait > 0)
      return {
        outcome: 'LATER',
        reason: stopReason() ?? 'Discord’s limit is used up',
        afterMilliseconds: wait,
      };
    limits.note(route);
    const sent = { method, url: new URL(`${origin}/api/v10${path}`), ...contentOf(request, authorization) };
    const raw = await call(sent, connections, deadlineMilliseconds);
    if (!('failure' in raw) && raw.status === 401 && authorization === bot) limits.refuseAll();
    return answerOf(raw, route, read);
  }

  function answerOf<Value>(
    raw: RawAnswer,
    route: string,
    read: (body: unknown) => Value,
  ): DiscordAnswer<Value> {
    if ('failure' in raw) return { outcome: 'LATER', reason: raw.failure, afterMilliseconds: null };
    const { status, headers, text } = raw;
    const body = jsonIn(text);
    const afterMilliseconds = limits.learn(route, { status, headers, body });
    if (status >= 200 && status < 300) return done(body, read);
    const { code = 0, message = '' } = body ?? {};
    const said = typeof message === 'string' ? message.slice(0, 120) : '';
    const reason = `Discord answered ${status}${said && `: ${said}`}`;
    if (status === 429 || status >= 500) return { outcome: 'LATER', reason, afterMilliseconds };
    return { outcome: 'REFUSED', status, code: typeof code === 'number' ? code : 0, reason };
  }

  function stopReason(): string | null {
    return limits.stoppedUntil() === null
      ? null
      : 'Discord refuses our requests, so none are sent for ten minutes. Check DISCORD_BOT_TOKEN and the checklist.';
  }

  return { ask, stopReason };
}

const BROKEN = 'Discord answered with something that we cannot read';

function done<Value>(body: unknown, read: (body: unknown) => Value): DiscordAnswer<Value> {
  try {
    return { outcome: 'DONE', value: read(body) };
  } catch {
    return { outcome: 'LATER', reason: BROKEN, afterMilliseconds: null };
  }
}

function contentOf({ json, form }: DiscordRequest, authorization: string): Pick<Call, 'headers' | 'body'> {
  const name = PRODUCT.name.replace(/[^\w-]+/g, '') || 'Picks';
  const headers = { authorization, accept: 'application/json', 'user-agent': `DiscordBot (${name}, 1)` };
  if (form)
    return {
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    };
  if (json === undefined) return { headers };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) };
}

function jsonIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
