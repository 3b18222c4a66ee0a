import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../admin/revenue/recount/recount.py', import.meta.url));

interface Counted {
  /** The lines of a journal. */
  lines: readonly string[];
  first: string;
  last: string;
  /** What the page of revenue shows of these days: `shownFigures`. */
  shown: unknown;
}

/** Which figures differ from those of a naive recount in Python, and how many were compared. */
export function compareWithRecount({ lines, first, last, shown }: Counted): {
  differing: string[];
  compared: number;
} {
  const page = new Map(flat(shown));
  const counted = new Map(flat(recount(lines, first, last)));
  const paths = [...new Set([...page.keys(), ...counted.keys()])];
  const differing = paths
    .filter((path) => (page.get(path) ?? 0) !== (counted.get(path) ?? 0))
    .map((path) => `${path}: shown ${page.get(path)}, counted ${counted.get(path)}`);
  return { differing, compared: paths.length };
}

/** Every figure under its path, such as `months.2032-03.churn`. */
function flat(value: unknown, path = ''): [path: string, figure: unknown][] {
  if (value === null || typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => flat(part, path ? `${path}.${name}` : name));
}

function recount(lines: readonly string[], first: string, last: string): unknown {
  const maxBuffer = 64 * 1024 * 1024;
  const input = lines.join('\n');
  const { stdout, stderr } = spawnSync('python3', [PROGRAM, first, last], {
    ...{ input, maxBuffer, encoding: 'utf8' },
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}
