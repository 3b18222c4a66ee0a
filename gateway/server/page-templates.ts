import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '#gateway/env.ts';
import { html } from '#schema/pages/html.ts';
import { withNames } from './brand.ts';

interface PageTemplates {
  /** The page of a path: one drawn at build where there is one, else the empty one that scripts fill. */
  of(path: string): string;
}

/**
 * The built pages with the configuration in them; only the nonces are missing. null without a built front end.
 * Marketing pages are drawn with and without sample content; MARKETING_SAMPLES chooses.
 */
export function readPageTemplates(
  root: string,
  config: string,
  env: Pick<Environment, 'MARKETING_SAMPLES' | 'PUBLIC_URL'>,
): PageTemplates | null {
  if (!existsSync(join(root, 'index.html'))) return null;
  const read = (file: string) =>
    namedMarkup(readFileSync(file, 'utf8'))
      .replaceAll('__CONFIG__', () => config)
      .replaceAll('__PUBLIC_URL__', () => markupText(env.PUBLIC_URL));
  const folder = join(
    root,
    'prerendered',
    env.MARKETING_SAMPLES === 'on' ? 'with-samples' : 'without-samples',
  );
  const drawn = globSync('**/*.html', { cwd: folder }).map(
    (file) => [`/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`, read(join(folder, file))] as const,
  );
  const pages = new Map<string, string>(drawn);
  const empty = read(join(root, 'index.html'));
  return { of: (path) => pages.get(path) ?? empty };
}

/** Markup of the build with the operator's names in it. */
export function namedMarkup(markup: string): string {
  return withNames(markup, markupText);
}

function markupText(text: string): string {
  return html`${text}`.text;
}
