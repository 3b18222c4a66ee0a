import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '#local/system/child-process.ts';

interface Rule {
  alert: string;
  annotations: { summary?: string; runbook_url?: string };
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rules: Rule[] = parse(read('deploy/alerts.yml')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
);

/** Where the headings of a document can be linked to, as GitHub and GitLab make it of their words. */
function anchorsIn(document: string): string[] {
  return [...document.matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(rules.map(({ alert, annotations }) => [alert, annotations] as const))(
  '%s says what to do, under a heading that is there',
  (alert, { summary, runbook_url = '' }) => {
    expect(summary).toMatch(/\.$/);
    const [path = '', anchor] = runbook_url.split('#');
    expect(anchorsIn(read(path))).toContain(anchor);
    // The table by alerts names each that leads to it.
    if (anchor === 'when-an-alert-wakes-you') expect(read(path)).toContain(`\`${alert}\``);
  },
);

test('the table of contents of operations.md lists every section', () => {
  const operations = read('docs/operations.md');
  const contents = operations.slice(0, operations.indexOf('\n## '));
  const parts = [...operations.matchAll(/^## .*$/gm)].flatMap(([heading]) => anchorsIn(heading));
  expect([...contents.matchAll(/\]\(#(.*?)\)/g)].map(([, anchor]) => anchor).sort()).toEqual(parts.sort());
});
