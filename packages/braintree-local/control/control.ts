import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { bundleScript } from '../frame/bundle.ts';
import { type Answer, json, notFound, Refused, raw } from '../http/answer.ts';
import { MalformedBody, readBody } from '../http/body.ts';
import { onlyThisMachine } from '../http/loopback.ts';
import { respond } from '../http/respond.ts';
import type { Exchange, World } from '../world.ts';
import { endpoints } from './endpoints.ts';

/** The control page and its endpoints, for this machine's own pages and programs only. */
export async function control(exchange: Exchange): Promise<string> {
  respond(exchange.response, await answer(exchange));
  return 'control';
}

async function answer(exchange: Exchange): Promise<Answer> {
  try {
    onlyThisMachine(exchange.request);
    return (await page(exchange)) ?? (await endpoint(exchange));
  } catch (error) {
    if (error instanceof z.ZodError) return json(400, { error: z.prettifyError(error) });
    if (error instanceof MalformedBody) return json(400, { error: error.message });
    if (error instanceof Refused) return json(error.status, { error: error.message });
    throw error;
  }
}

async function page({ world, request, response, url }: Exchange): Promise<Answer | undefined> {
  if (request.method !== 'GET') return undefined;
  const name = url.pathname.slice('/__control'.length);
  if (name === '' || name === '/') {
    response.setHeader('Content-Security-Policy', "default-src 'self'; img-src 'self' data:");
    const html = await file('page.html');
    // Everything on the page is relative, as it may be reached below a path of another server; no
    // redirect to the slash, which some of those rewrite wrongly.
    const base = name === '' ? '<head>\n<base href="__control/">' : '<head>';
    return raw(
      'text/html; charset=utf-8',
      html.replace('<head>', base).replace('</head>', `${lookOf(world)}</head>`),
    );
  }
  if (name === '/page.css') return raw('text/css; charset=utf-8', await file('page.css'));
  if (name === '/page.js') {
    return raw('text/javascript; charset=utf-8', await bundleScript('control/page/main.ts'));
  }
  return undefined;
}

/** Its own style comes first, so that the one that is named here wins. */
function lookOf({ look }: World): string {
  const style = look.style && `<link rel="stylesheet" href="${look.style}">\n`;
  const script = look.script && `<script src="${look.script}"></script>\n`;
  return `${style ?? ''}${script ?? ''}`;
}

function file(name: string): Promise<string> {
  return readFile(new URL(`./page/${name}`, import.meta.url), 'utf8');
}

async function endpoint({ world, request, url }: Exchange): Promise<Answer> {
  const name = url.pathname.slice('/__control/'.length);
  const body = await readBody(request);
  for (const [method, pattern, act] of endpoints) {
    const match = method === request.method ? pattern.exec(name) : null;
    if (match) return act({ world, id: decodeURIComponent(match.groups?.id ?? ''), body });
  }
  throw notFound(name);
}
