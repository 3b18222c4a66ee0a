import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '#schema/rules/time/durations.ts';
import { namedMarkup } from './page-templates.ts';

/** What frontend/build/render-page.tsx is built into. */
interface Renderer {
  renderRecord(stats: string, samples: boolean): Promise<string>;
}

/** The page of the record as it is drawn at build, without figures. */
const ROOT = /(<div id="root">)[\s\S]*(<\/div>\s*<noscript>)/;
/** A rush of visitors costs one reading. */
const KEPT_MILLISECONDS = 5 * SECOND;

interface DrawnRecordParts {
  /** The built front end. */
  root: string;
  /** The page as it was drawn at build. */
  template: string;
  samples: boolean;
  /** All that the page shows, as JSON (gateway/figures/figure-files.ts). */
  readStats(): Promise<string>;
  log: FastifyBaseLogger;
}

/**
 * /record with its figures in it, for readers and search engines without scripts, and so that nothing moves for the
 * others: the browser takes over what is drawn. Where figures cannot be read it is the page of the build, which requests
 * them by itself. Null where the front end was built without its renderer.
 */
export function drawnRecord(parts: DrawnRecordParts): (() => Promise<string>) | null {
  const file = resolve(join(parts.root, 'prerendered', 'renderer', 'render-page.js'));
  if (!existsSync(file) || !ROOT.test(parts.template)) return null;
  const renderer = import(pathToFileURL(file).href) as Promise<Renderer>;
  let last: { stats: string; page: string } | null = null;
  let kept: { until: number; page: Promise<string> } | null = null;
  const draw = async () => {
    const stats = await parts.readStats();
    if (last?.stats !== stats) {
      const markup = await (await renderer).renderRecord(stats, parts.samples);
      last = { stats, page: withRecord(parts.template, stats, namedMarkup(markup)) };
    }
    return last.page;
  };
  return () => {
    if (!kept || kept.until < performance.now())
      kept = {
        until: performance.now() + KEPT_MILLISECONDS,
        page: draw().catch((err: unknown) => {
          parts.log.warn({ err }, 'the page of the record was sent without its figures');
          return parts.template;
        }),
      };
    return kept.page;
  };
}

function withRecord(template: string, stats: string, markup: string): string {
  const data = stats.replaceAll('<', '\\u003c');
  return template.replace(
    ROOT,
    (_whole, start: string, end: string) =>
      `${start}${markup}${end.replace('</div>', `</div><script type="application/json" id="drawn-record" nonce="__NONCE__">${data}</script>`)}`,
  );
}
