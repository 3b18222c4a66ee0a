import type { FastifyInstance } from 'fastify';
import { sendPage } from '#local/pages/local-page.ts';
import { now } from '#local/system/clock.ts';
import type { Devices, Keys } from './devices.ts';
import { devicesPage } from './devices-page.ts';

/** What real services take. */
const MAX_BYTES = 4_096;
const DEVICES_PATH = '/local/push/devices';

type OfDevice = { Params: { id: string } };

/**
 * Stands in for the push services of browsers, which need the internet: takes messages as RFC 8030 says, decrypts them with
 * the keys of their device and shows what a lock screen would. `/local/push.json` has the same for scripts.
 */
export function installPush(app: FastifyInstance, devices: Devices): void {
  app.get('/local/push', (_request, reply) => sendPage(reply, devicesPage(devices.list())));
  app.get('/local/push.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ devices: devices.list() }),
  );
  app.post<{ Body: { name?: string; keys?: Keys } }>(DEVICES_PATH, ({ body, host }, reply) => {
    const { id, keys } = devices.add(String(body?.name ?? 'A browser').slice(0, 60), body?.keys);
    return reply.code(201).send({ endpoint: `http://${host}${DEVICES_PATH}/${id}`, keys });
  });
  app.delete<OfDevice>(`${DEVICES_PATH}/:id`, ({ params }, reply) => {
    devices.remove(params.id);
    return reply.code(204).send();
  });
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post<OfDevice & { Body: Buffer }>(`${DEVICES_PATH}/:id`, ({ params, headers, body }, reply) => {
      if (!devices.has(params.id)) return reply.code(410).send();
      if (body.length > MAX_BYTES) return reply.code(413).send();
      const problem = headerProblem(headers);
      if (problem) return reply.code(problem.status).send(problem.sentence);
      try {
        devices.show(params.id, body, now().toISOString());
      } catch (failure) {
        return reply.code(400).send(`The device cannot read this: ${(failure as Error).message}`);
      }
      return reply.code(201).send();
    });
  });
}

function headerProblem(headers: Record<string, unknown>): { status: number; sentence: string } | null {
  if (!/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/.test(String(headers.authorization)))
    return { status: 401, sentence: 'Say who sends this (RFC 8292)' };
  if (headers['content-encoding'] !== 'aes128gcm')
    return { status: 415, sentence: 'The content encoding is aes128gcm' };
  if (!/^\d+$/.test(String(headers.ttl))) return { status: 400, sentence: 'A message has a TTL' };
  return null;
}
