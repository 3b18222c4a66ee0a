import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#gateway/auth/context.ts';
import type { Environment } from '#gateway/env.ts';
import { FONT_STYLE_PATH } from '#schema/pages/document-style.ts';
import { html } from '#schema/pages/html.ts';
import { analystPage, sharedAddressPage } from './analyst-page.ts';
import { installCards } from './card-routes.ts';
import { dayPage } from './day-page.ts';
import { documentOf, type PublicPage, SHARE_PICTURE } from './document.ts';
import { installFeeds } from './feeds/install-feeds.ts';
import { lockedPickPage, pickPage } from './pick-page.ts';
import { readAnalyst } from './read-analyst.ts';
import {
  type Asked,
  analystAsked,
  DAY_PATH,
  dayAsked,
  type InTurn,
  pickAsked,
  readInTurns,
} from './requests.ts';
import { BRIEFLY, sendPublic } from './send.ts';
import { sitemap, sitemapFile } from './sitemap.ts';
import { fontFace, publicStyleSheet } from './style.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const HOURLY = 'public, max-age=3600';

/**
 * Pages of past days, revealed picks and analysts, which everyone reads without a script (docs/decisions/0036). All of
 * them ask as a visitor, even for a member, so that their bytes are the same for everyone.
 */
export function installPublicPages(
  app: FastifyInstance,
  services: Services,
  { FRONTEND_DIR }: Pick<Environment, 'FRONTEND_DIR'>,
): void {
  const { publicUrl } = services;
  const inTurn = readInTurns();
  const style = publicStyleSheet(FRONTEND_DIR);
  app.get(style.path, (request, reply) =>
    sendPublic(request, reply, { type: 'text/css; charset=utf-8', caching: FOR_EVER, body: style.text }),
  );
  const fontStyle = { type: 'text/css; charset=utf-8', caching: HOURLY, body: fontFace(FRONTEND_DIR) };
  app.get(FONT_STYLE_PATH, (request, reply) => sendPublic(request, reply, fontStyle));
  const send = (request: FastifyRequest, reply: FastifyReply, found: PublicPage | null) => {
    const page = found ?? NOTHING_HERE;
    return sendPublic(request, reply, {
      status: page.status,
      type: 'text/html; charset=utf-8',
      caching: BRIEFLY,
      body: documentOf(page, { publicUrl, stylePath: style.path }),
    });
  };
  app.get(DAY_PATH, async (request, reply) => {
    const day = await inTurn(request, () => dayAsked(services, request as Asked));
    return send(request, reply, day && dayPage(day, publicUrl));
  });
  app.get('/picks/:id', async (request, reply) => {
    const pick = await inTurn(request, () => pickAsked(services, request as Asked));
    return send(request, reply, pick && (pick.open ? pickPage(pick, publicUrl) : lockedPickPage(pick)));
  });
  app.get('/analysts/:slug', async (request, reply) => {
    const page = await inTurn(request, () => analystPageAsked(services, request as Asked));
    return send(request, reply, page);
  });
  installCards(app, services, inTurn);
  installFeeds(app, services);
  installSitemap(app, services, inTurn);
}

async function analystPageAsked(services: Services, request: Asked): Promise<PublicPage | null> {
  const names = await analystAsked(services, request);
  const [name, ...others] = names;
  if (name === undefined) return null;
  if (others.length > 0) return sharedAddressPage(names);
  return analystPage(await readAnalyst(services, name), services.publicUrl);
}

function installSitemap(app: FastifyInstance, services: Services, inTurn: InTurn): void {
  const xml = { type: 'application/xml; charset=utf-8', caching: HOURLY };
  app.get('/sitemap.xml', async (request, reply) =>
    sendPublic(request, reply, { ...xml, body: await inTurn(request, () => sitemap(services)) }),
  );
  app.get('/sitemaps/:file(^[1-9]\\d{0,4}$).xml', async (request, reply) => {
    const file = Number((request.params as { file: string }).file);
    const body = await inTurn(request, () => sitemapFile(services, file));
    return body === null ? reply.callNotFound() : sendPublic(request, reply, { ...xml, body });
  });
}

const NOTHING_HERE: PublicPage = {
  ...{ status: 404, path: null, listed: false },
  title: 'Not found',
  description: 'There is nothing at this address.',
  ...{ picture: SHARE_PICTURE, structuredData: null },
  content: html`<div class="head"><div><h1>There is nothing here</h1>
<p>No day, pick or analyst of the record has this address. Days without a pick have no page.</p></div></div>
<p><a class="button" href="/record">The record</a></p>`,
};
