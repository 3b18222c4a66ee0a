import type { IncomingHttpHeaders } from 'node:http';

/** The origins of the world's services; a service that is not up yet has none. */
export type Upstreams = {
  gateway?: string;
  identity?: string;
  braintree?: string;
  /** In development only: Vite serves pages and modules, and talks to them over a web socket. */
  vite?: string;
};

const GATEWAY_PAGES = /^\/(graphql|explorer|api|invoices|mails|webhooks|livez|readyz)(\/|\?|$)/;
/** Pages of the record, their pictures and their style (gateway/public-pages). Modules in folders of these names end in .ts. */
const PUBLIC_PAGES =
  /^\/((picks|analysts)\/[^/.?]+|record\/\d{4}-\d\d-\d\d|record(?=\/card\.png))(\/card\.png)?(\?|$)|^\/(styles\/|sitemap)/;
const ASSETS = new Set([
  'document',
  'script',
  'style',
  'image',
  'font',
  'manifest',
  'worker',
  'iframe',
  'video',
]);

type ProxyRequest = { method: string; url: string; headers: IncomingHttpHeaders };

/** The service that a request is for, when it is up. */
export function upstreamOf(request: ProxyRequest, upstreams: Upstreams): string | undefined {
  return upstreams.vite && isForVite(request) ? upstreams.vite : upstreams.gateway;
}

/**
 * The browser says what it wants a file for; what it merely fetches is data, which only the gateway has.
 * Vite's own socket names its protocol.
 */
function isForVite({ method, url, headers }: ProxyRequest): boolean {
  if (GATEWAY_PAGES.test(url) || PUBLIC_PAGES.test(url)) return false;
  if (headers.upgrade) return headers['sec-websocket-protocol']?.startsWith('vite-') ?? false;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const destination = headers['sec-fetch-dest'];
  if (typeof destination === 'string' && destination !== 'empty') return ASSETS.has(destination);
  return /^\/(@|node_modules\/)/.test(url) || /text\/(html|x-vite-ping)/.test(headers.accept ?? '');
}
