import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type OpenApi, openApi } from '../open-api.ts';
import { TABLE } from '../table.ts';
import { referencePage } from './reference-page.ts';

/** The REST API's reference, for programs and for people. Public, and the same for everyone. */
export function installReference(app: FastifyInstance, publicUrl: string): void {
  let made: { document: OpenApi; text: string } | null = null;
  // Not at the start, which would take a tenth of a second longer for it.
  const reference = () => {
    if (made) return made;
    const document = openApi(TABLE, `${publicUrl}/api`);
    made = { document, text: JSON.stringify(document) };
    return made;
  };
  const cache = { 'cache-control': 'no-cache' };
  app.get('/api/openapi.json', (_request, reply) =>
    reply.headers(cache).type('application/json; charset=utf-8').send(reference().text),
  );
  app.get('/api/docs', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    return reply
      .headers({ ...cache, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(referencePage(reference().document, nonce));
  });
}
