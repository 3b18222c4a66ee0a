import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#gateway/auth/context.ts';
import { readStats } from '#gateway/figures/read-stats.ts';
import { CardDrawing } from './card-drawing.ts';
import { type Card, cardSvg } from './card-svg.ts';
import { analystCard, dayCard, pickCard, recordCard } from './cards.ts';
import { SHARE_PICTURE } from './document.ts';
import { readAnalyst } from './read-analyst.ts';
import { type Asked, analystAsked, DAY_PATH, dayAsked, type InTurn, pickAsked } from './requests.ts';
import { holds } from './send.ts';

/** A result may be corrected, and the picture with it. */
const CACHING = 'public, max-age=300';

/** Pictures for link previews: a pick with its result, a figure with its sample. A locked pick has none. */
export function installCards(app: FastifyInstance, services: Services, inTurn: InTurn): void {
  const drawing = new CardDrawing();
  app.addHook('onClose', () => drawing.close());
  const install = (path: string, cardOf: (request: Asked) => Promise<Card | null>) =>
    app.get(`${path}/card.png`, async (request, reply) =>
      sendCard(drawing, request, reply, await inTurn(request, () => cardOf(request as Asked))),
    );
  app.get('/record/card.png', async (request, reply) => {
    const context = { database: services.database, now: services.clock.now() };
    const card = recordCard(await inTurn(request, () => readStats(context, {}, [])));
    return card ? sendCard(drawing, request, reply, card) : insteadOf(reply);
  });
  install(DAY_PATH, async (request) => {
    const day = await dayAsked(services, request);
    return day && dayCard(day);
  });
  install('/picks/:id', async (request) => {
    const pick = await pickAsked(services, request);
    return pick?.open ? pickCard(pick) : null;
  });
  install('/analysts/:slug', async (request) => {
    const [name, ...others] = await analystAsked(services, request);
    return name === undefined || others.length > 0 ? null : analystCard(await readAnalyst(services, name));
  });
}

async function sendCard(
  drawing: CardDrawing,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  card: Card | null,
) {
  if (!card) return reply.callNotFound();
  const svg = cardSvg(card);
  const key = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
  const etag = `"${key}"`;
  if (holds(headers['if-none-match'], etag))
    return reply.headers({ 'cache-control': CACHING, etag }).code(304).send();
  const picture = await drawing.draw(key, svg);
  if (!picture) return insteadOf(reply);
  return reply.headers({ 'cache-control': CACHING, etag }).type('image/png').send(picture);
}

/** The product's own picture, until there is a figure, or time to draw it. */
function insteadOf(reply: FastifyReply) {
  return reply.header('cache-control', 'no-store').redirect(SHARE_PICTURE.path);
}
