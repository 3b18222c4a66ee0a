import { readFile } from 'node:fs/promises';
import { type Answer, notFound, raw } from '../http/answer.ts';
import { respond } from '../http/respond.ts';
import type { Exchange } from '../world.ts';
import { bundleScript } from './bundle.ts';
import { framePage, frameStyles } from './page.ts';

/** The browser build of the SDK, which hosted fields load by themselves when no client is given. */
function clientScript(): Promise<string> {
  return readFile(new URL(import.meta.resolve('braintree-web/dist/browser/client.js')), 'utf8');
}

/** What braintree-web loads from the assets host, whatever its version is. */
async function assetOf(path: string): Promise<Answer> {
  if (/^\/web\/[\w.-]+\/html\/hosted-fields-frame(\.min)?\.html$/.test(path))
    return raw('text/html; charset=utf-8', framePage);
  if (path.endsWith('/css/hosted-fields-frame.css')) return raw('text/css; charset=utf-8', frameStyles);
  if (path.endsWith('/js/hosted-fields-frame.js'))
    return raw('text/javascript; charset=utf-8', await bundleScript('frame/frame.ts'));
  if (/\/js\/client(\.min)?\.js$/.test(path))
    return raw('text/javascript; charset=utf-8', await clientScript());
  throw notFound(path);
}

export async function frameAssets(exchange: Exchange): Promise<string> {
  const { world, response, url } = exchange;
  const answer = await assetOf(url.pathname);
  const api = new URL(world.publicUrl).origin;
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ${api}; base-uri 'none'; form-action 'none'`,
  );
  response.setHeader('Cache-Control', 'no-cache');
  respond(response, answer);
  return 'asset';
}
