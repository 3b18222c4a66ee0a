import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptFile } from './kept-files.ts';

const HEADERS = {
  'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  'access-control-allow-origin': '*',
};

/** A complete file has an entity tag and its length; one that is still being written is sent as it grows. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, etag }: KeptFile,
  type: string,
) {
  reply.headers({ ...HEADERS, etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (file.outcome === 'done') reply.header('content-length', file.written);
  return reply.type(type).send(file.bytes ?? (await file.read()));
}
