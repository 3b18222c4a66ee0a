import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';

/** A handler of the fetch API, with either library. */
const handler = (webhook: StandardWebhook | SvixWebhook) => async (request: Request) => {
  try {
    webhook.verify(await request.text(), Object.fromEntries(request.headers));
    return new Response(null, { status: 204 });
  } catch {
    return new Response(null, { status: 400 });
  }
};

const { SECRET = '', CALL = '{}' } = process.env;
const { body, headers } = JSON.parse(CALL);
const statuses = async (handle: (request: Request) => Promise<Response>) => {
  const call = (text: string) =>
    handle(new Request('https://example.com', { method: 'POST', headers, body: text }));
  return [(await call(body)).status, (await call(`${body} `)).status];
};
console.log(
  JSON.stringify({
    standardwebhooks: await statuses(handler(new StandardWebhook(SECRET))),
    svix: await statuses(handler(new SvixWebhook(SECRET))),
  }),
);
