import type { StatsFile } from '#schema/rules/stats/stats-file.ts';

/** Figures from the file that browsers and caches keep for a minute: in GraphQL each visit would cost hundreds of points. */
export async function statsFile(address: string): Promise<StatsFile> {
  const response = await fetch(`/record/stats.json?${address}`);
  if (!response.ok) throw new Error(`The figures answered ${response.status}`);
  return response.json();
}
