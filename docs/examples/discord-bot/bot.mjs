import { createServer } from 'node:http';
import { verifyWebhook } from 'chalkline-client';

/** The secret of the webhook endpoint, where the product is, and the webhook of a Discord channel (its settings, Integrations). */
const { CHALKLINE_SECRET, CHALKLINE, DISCORD_WEBHOOK_URL, PORT = '3000' } = process.env;
/** `on` posts the words of picks that your plan opens: only for a channel of people who may read them. */
const SHOW_PICKS = process.env.SHOW_PICKS === 'on';

const COLORS = { WIN: 0x2ea043, LOSS: 0xd1242f, PUSH: 0x8b949e, VOID: 0x8b949e, PENDING: 0x1f6feb };
const MOST_KNOWN = 1_000;
const known = new Set();
/** Messages go out one after the other, so that they stay in order while Discord asks us to wait. */
let last = Promise.resolve();

const server = createServer(async (request, response) => {
  let body = ''; // as it came: the signature is over these bytes
  for await (const part of request.setEncoding('utf8')) body += part;
  try {
    const call = await verifyWebhook(body, request.headers, CHALKLINE_SECRET);
    response.writeHead(204).end(); // answer first: the product waits ten seconds
    if (isNew(call.id)) last = last.then(() => tell(call)).catch((failure) => console.error(failure.message));
  } catch {
    response.writeHead(400).end();
  }
});
server.listen(Number(PORT), () => console.log('listening on', server.address().port));

/** A call may come twice, with the same id. */
function isNew(id) {
  if (known.has(id)) return false;
  known.add(id);
  if (known.size > MOST_KNOWN) known.delete(known.values().next().value);
  return true;
}

async function tell({ type, data }) {
  const embed = embedOf(type, data.pick);
  // No name of a team or an analyst may call everybody in the channel.
  if (embed) await send({ embeds: [embed], allowed_mentions: { parse: [] } });
}

function embedOf(type, pick) {
  if (type !== 'pick.released' && type !== 'pick.graded') return null;
  const game = `${pick.teamOne} @ ${pick.teamTwo}`;
  const words =
    SHOW_PICKS && !pick.locked
      ? `**${pick.pick}**${pick.americanOdds ? ` at ${pick.americanOdds}` : ''}`
      : null;
  const graded = type === 'pick.graded' && pick.result !== 'PENDING';
  return {
    title: graded ? `${pick.result}: ${game}` : `New ${pick.subscription} pick: ${game}`,
    description: [words, `${pick.sport}, <t:${Math.floor(Date.parse(pick.startsAt) / 1_000)}:f>`]
      .filter(Boolean)
      .join('\n'),
    url: `${CHALKLINE}/picks/${pick.id}`,
    color: COLORS[graded ? pick.result : 'PENDING'],
  };
}

/** Waits as long as Discord asks, up to five times. */
async function send(message) {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const response = await fetch(DISCORD_WEBHOOK_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    if (response.ok) return;
    if (response.status !== 429 && response.status < 500)
      throw new Error(`Discord refused: ${response.status}`);
    const asked = Number(response.headers.get('retry-after') ?? attempt);
    await new Promise((resolve) => setTimeout(resolve, asked * 1_000));
  }
  throw new Error('Discord did not take the message');
}
