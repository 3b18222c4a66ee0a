import { existsSync, readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { Markup } from '#schema/pages/html.ts';

export interface Guide {
  /** Its name in addresses, and its file of docs/. */
  name: string;
  title: string;
  /** What it is for, in a line. */
  about: string;
}

export const GUIDES: readonly Guide[] = [
  {
    name: 'graphql',
    title: 'GraphQL',
    about: 'Signing in, queries, live updates, webhooks, errors and limits',
  },
  { name: 'api-keys', title: 'API keys', about: 'Scopes, where a key works and where it does not' },
  { name: 'rest-api', title: 'REST', about: 'The compatibility layer, one table of routes' },
  {
    name: 'figures',
    title: 'Figures',
    about: 'How each figure of the record is computed, and files with every pick',
  },
  { name: 'record', title: 'The record', about: 'How picks are sealed, and how to check it yourself' },
  {
    name: 'record-formats',
    title: 'Formats of the record',
    about: 'The log, its leaves, proofs and files: what you need to write your own verifier',
  },
  {
    name: 'record-not-proven',
    title: 'What the record does not prove',
    about: 'What stays only stated, and what a cheat would look like',
  },
];

/** Beside the bundle, where gateway/build.mjs copies them; from the sources, docs/. */
const copied = new URL('guides/', import.meta.url);
const folder = existsSync(copied) ? copied : new URL('../../docs/', import.meta.url);

/** The Markdown of a guide, without links to files that are not on this site. */
export function guideText({ name }: Guide): string {
  const text = readFileSync(new URL(`${name}.md`, folder), 'utf8');
  return text.replace(/\[([^\]]+)\]\(([^)]+)\)/g, (link, words: string, target: string) =>
    isHere(target) ? link : words,
  );
}

function isHere(target: string): boolean {
  const [, file] = /^([\w-]+)\.md(#[\w-]+)?$/.exec(target) ?? [];
  return /^(https:|#)/.test(target) || GUIDES.some(({ name }) => name === file);
}

/** The guide as a part of a page; headings have the anchors that links within guides use. */
export function guideMarkup(guide: Guide): Markup {
  const text = guideText(guide).replaceAll(/\]\(([\w-]+)\.md/g, '](/developers/$1');
  return new Markup(withAnchors.parse(text, { async: false }));
}

const withAnchors = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const anchor = text
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s+/g, '-');
      return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // Wide tables scroll by themselves, also by keyboard.
    table(token) {
      const row = (cells: typeof token.header, tag: string) =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
      return `<div class="wide" tabindex="0" role="region" aria-label="Table"><table><thead>${row(token.header, 'th')}</thead><tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
    },
  },
});
