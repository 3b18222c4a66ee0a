import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Services } from '#gateway/auth/context.ts';
import type { Environment } from '#gateway/env.ts';
import { documentOf, type PublicPage } from '#gateway/public-pages/document.ts';
import { BRIEFLY, sendPublic } from '#gateway/public-pages/send.ts';
import { publicStyleSheet } from '#gateway/public-pages/style.ts';
import { sdlOf } from '#gateway/server/schema.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { developersPage, guidePage, PLACES, type Place } from './developers-page.ts';
import { firstAnswer } from './first-request.ts';
import { GUIDES, guideText } from './guides.ts';

const HOURLY = 'public, max-age=3600';

/** What finds this site without a person: the developers' page, its guides, the contract, and the addresses that other programs request. */
export function installDevelopers(
  app: FastifyInstance,
  { publicUrl, clock, schema }: Pick<Services, 'publicUrl' | 'clock'> & { schema: GraphQLSchema },
  { FRONTEND_DIR }: Pick<Environment, 'FRONTEND_DIR'>,
): void {
  const stylePath = publicStyleSheet(FRONTEND_DIR).path;
  const page = (request: FastifyRequest, reply: FastifyReply, body: PublicPage, caching = HOURLY) =>
    sendPublic(request, reply, {
      type: 'text/html; charset=utf-8',
      caching,
      body: documentOf(body, { publicUrl, stylePath }),
    });
  const text = (request: FastifyRequest, reply: FastifyReply, body: string, type = 'text/plain') =>
    sendPublic(request, reply, { type: `${type}; charset=utf-8`, caching: HOURLY, body });
  const places = () => PLACES.filter(({ path }) => app.hasRoute({ method: 'GET', url: path }));

  const answer = firstAnswer(app);
  app.get('/developers', async (request, reply) =>
    page(request, reply, developersPage(publicUrl, places(), await answer()), BRIEFLY),
  );
  for (const guide of GUIDES) {
    const path = `/developers/${guide.name}`;
    app.get(path, (request, reply) => page(request, reply, guidePage(guide)));
    app.get(`${path}.md`, (request, reply) => text(request, reply, guideText(guide), 'text/markdown'));
  }
  installSchemaFile(app, schema);
  app.get('/llms.txt', (request, reply) => text(request, reply, llmsText(publicUrl, places())));
  app.get('/.well-known/security.txt', (request, reply) =>
    text(request, reply, securityText(publicUrl, clock.now())),
  );
  // Where password managers send somebody who wants a new password.
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/account', 302));
}

/** Serves the contract with `@tier` and `@scope`, which introspection does not tell. It is printed for the first who asks. */
function installSchemaFile(app: FastifyInstance, schema: GraphQLSchema): void {
  let sdl: string | null = null;
  app.get('/schema.graphql', (request, reply) => {
    sdl ??= sdlOf(schema);
    reply.header('access-control-allow-origin', '*');
    const type = 'text/plain; charset=utf-8';
    return sendPublic(request, reply, { type, caching: 'public, max-age=300', body: sdl });
  });
}

/** What a language model should read of this site (llmstxt.org). */
function llmsText(publicUrl: string, found: readonly Place[]): string {
  const guides = GUIDES.map(
    ({ name, title, about }) => `- [${title}](${publicUrl}/developers/${name}.md): ${about}`,
  );
  const places = found.map(({ path, title, about }) => `- [${title}](${publicUrl}${path}): ${about}`);
  return `# ${PRODUCT.name}

> Daily sports picks by plan, with a record of every pick that is sealed before the game and that anyone can check.

The API is one GraphQL schema at ${publicUrl}/graphql. A visitor's requests need no key.

## Guides

${guides.join('\n')}

## Data

${places.join('\n')}
`;
}

/** RFC 9116 wants an end, at most a year away. */
const VALID_DAYS = 180;

function securityText(publicUrl: string, now: Date): string {
  return `Contact: mailto:${PRODUCT.supportEmail}
Expires: ${addDays(easternDay(now), VALID_DAYS)}T00:00:00Z
Preferred-Languages: en
Canonical: ${publicUrl}/.well-known/security.txt
`;
}
