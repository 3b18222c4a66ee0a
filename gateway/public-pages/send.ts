import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress } from '#gateway/server/compress.ts';

/** A locked pick opens at midnight: nothing is kept for longer than a minute without asking. */
export const BRIEFLY = 'public, max-age=60';

/**
 * Own files only, and no script but the one that sets the theme before the first paint. It asks nothing; auditing tools
 * that request robots.txt from within the page may.
 */
const POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'", "img-src 'self'"],
  ...["connect-src 'self'", "manifest-src 'self'"],
  ...[
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ],
].join('; ');

interface Answer {
  status?: number;
  type: string;
  caching: string;
  body: string;
}

/** Sends a text that is the same for everyone, or says that the reader's copy still holds. */
export async function sendPublic(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  const { status = 200, type, caching, body } = answer;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': caching, etag, vary: 'accept-encoding' });
  if (type.startsWith('text/html')) reply.header('content-security-policy', POLICY);
  if (status === 200 && holds(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const compressed = await compress(body, request.headers['accept-encoding']?.toString());
  if (compressed.encoding) reply.header('content-encoding', compressed.encoding);
  return reply.code(status).type(type).send(compressed.body);
}

/** Proxies that compress make an entity tag a weak one. */
export function holds(given: string | undefined, etag: string): boolean {
  return (given ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
