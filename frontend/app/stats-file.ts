import type { StatsFile } from '#schema/rules/stats/stats-file.ts';

/** Figures from the file that browsers and caches keep for a minute: in GraphQL each visit would cost hundreds of points. */
export async function statsFile(address: string): Promise<StatsFile> {
  const response = await fetch(`/record/stats.json?${address}`);
  if (!response.ok) throw new Error(`The figures answered ${response.status}`);
  return response.json();
}

/** Where the gateway puts the figures that it has drawn the page with (gateway/server/drawn-record.ts). */
const ELEMENT = 'drawn-record';

let given: StatsFile | null = null;

/** Called where pages are drawn, before each page: the figures of all picks that it shows. */
export function giveRecord(stats: StatsFile | null): void {
  given = stats;
}

/** The figures that this page was drawn with; null where it was drawn without. */
export function recordInPage(): StatsFile | null {
  if (typeof document === 'undefined') return given;
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as StatsFile) : null;
}
