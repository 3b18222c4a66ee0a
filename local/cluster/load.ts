import { randomInt } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A request that was not answered, or not with data. Times are those of `performance.now()`. */
export interface Failure {
  method: 'GET' | 'POST';
  startedAt: number;
  why: string;
}

export interface Load {
  sent: number;
  failures: Failure[];
  /** Milliseconds of the answers. */
  times: number[];
  /** Sends no more, and resolves when everything is answered. */
  stop(): Promise<void>;
}

interface LoadOptions {
  origin: string;
  perSecond: number;
  /** Tokens of members, who write in turns. */
  tokens: string[];
}

const READ = '{ board { date totalCount picks { id sport teamOne teamTwo time locked } } }';
const WRITE = 'mutation { confirmAge { __typename } }';
/** Each visitor and each stream comes from another network, as on the internet. */
export const network = () => [0, 0, 0, 0].map(() => randomInt(1, 255)).join('.');

/** One request in three is a write, and one in six is a GET. */
const WRITE_EVERY = 3;
const GET_EVERY = 6;

/** Requests at an even rate, however long answers take: two reads of the board to one write. */
export function startLoad({ origin, perSecond, tokens }: LoadOptions): Load {
  const agent = new Agent({ keepAlive: true });
  const load = { sent: 0, failures: [] as Failure[], times: [] as number[] };
  const open = new Set<Promise<void>>();
  const began = performance.now();
  let stopped = false;
  const send = async () => {
    const at = load.sent;
    load.sent += 1;
    const isWrite = at % WRITE_EVERY === 0;
    const method = at % GET_EVERY === 1 ? 'GET' : 'POST';
    const token = isWrite || at % 2 ? tokens[Math.floor(at / WRITE_EVERY) % tokens.length] : undefined;
    const startedAt = performance.now();
    const asked =
      method === 'GET'
        ? get(`${origin}/api/picks/all`, { token, agent })
        : ask(`${origin}/graphql`, isWrite ? WRITE : READ, { token, agent });
    const why = await asked.catch(String);
    load.times.push(performance.now() - startedAt);
    if (why) load.failures.push({ method, startedAt, why });
  };
  const sending = (async () => {
    while (!stopped) {
      const due = ((performance.now() - began) / 1_000) * perSecond;
      while (load.sent < due) {
        const one: Promise<void> = send().finally(() => open.delete(one));
        open.add(one);
      }
      await pause(5);
    }
  })();
  return Object.assign(load, {
    stop: async () => {
      stopped = true;
      await sending;
      await Promise.all(open);
      agent.destroy();
    },
  });
}

/** Sends a GraphQL request; answers what is wrong with the answer, or an empty text. */
async function ask(url: string, query: string, { token, agent }: { token?: string; agent: Agent }) {
  const { status, body } = await post(url, { query }, { token, agent });
  if (status !== 200) return `${status}: ${body.slice(0, 200)}`;
  const { errors } = JSON.parse(body);
  return errors ? JSON.stringify(errors).slice(0, 200) : '';
}

async function get(url: string, { token, agent }: { token?: string; agent: Agent }): Promise<string> {
  const { status, body } = await readAnswer(await opened(url, null, { token, agent }));
  return status === 200 ? '' : `${status}: ${body.slice(0, 200)}`;
}

interface PostOptions {
  token?: string;
  agent?: Agent;
  headers?: Record<string, string>;
}

export async function post(
  url: string,
  content: object,
  { token, agent, headers = {} }: PostOptions = {},
): Promise<{ status: number; body: string; headers: IncomingMessage['headers'] }> {
  return readAnswer(await opened(url, content, { token, agent, headers }));
}

export async function readAnswer(response: IncomingMessage) {
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += chunk;
  return { status: response.statusCode ?? 0, body, headers: response.headers };
}

/** Resolves with the head of the response. */
export function opened(
  url: string,
  /** Null: a GET. */
  content: object | null,
  { token, agent, headers = {} }: PostOptions,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: content ? 'POST' : 'GET',
      agent: agent ?? false,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': network(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.end(content ? JSON.stringify(content) : undefined);
  });
}
