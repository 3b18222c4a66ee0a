import type { Services } from '#gateway/auth/context.ts';
import { html } from '#schema/pages/html.ts';
import { analystPath, dayPath, PUBLIC_PAGES, pickPath, slugOf } from '#schema/rules/api/public-paths.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import { analystNames } from './read-analyst.ts';
import * as statements from './sitemap.sql.ts';

/** As many addresses as the protocol allows in one file. */
const ADDRESSES_A_FILE = 50_000;

type Parts = Pick<Services, 'database' | 'clock' | 'publicUrl'>;

/** One file of addresses, or the list of such files where there are more than one can hold. */
export async function sitemap(parts: Parts, perFile = ADDRESSES_A_FILE): Promise<string> {
  const others = await otherPaths(parts);
  const files = Math.ceil((others.length + (await countOfPicks(parts))) / perFile);
  if (files <= 1) return addresses(parts, [...others, ...(await pickPaths(parts, perFile, 0))]);
  return html`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Array.from({ length: files }, (_, at) => html`<sitemap><loc>${parts.publicUrl}/sitemaps/${at + 1}.xml</loc></sitemap>\n`)}</sitemapindex>
`.text;
}

/** A file of that list, from 1; null where there is none. The pages that are no picks come first. */
export async function sitemapFile(
  parts: Parts,
  file: number,
  perFile = ADDRESSES_A_FILE,
): Promise<string | null> {
  const others = await otherPaths(parts);
  const skipped = (file - 1) * perFile;
  const here = others.slice(skipped, skipped + perFile);
  const picks = await pickPaths(parts, perFile - here.length, Math.max(0, skipped - others.length));
  return here.length + picks.length === 0 ? null : addresses(parts, [...here, ...picks]);
}

function addresses({ publicUrl }: Parts, paths: readonly string[]): string {
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => html`<url><loc>${publicUrl}${path}</loc></url>\n`)}</urlset>
`.text;
}

/** Marketing and record pages, analysts, and the days that are over. */
async function otherPaths(parts: Parts): Promise<string[]> {
  const names = await analystNames(parts);
  const days = await statements.openDays.all(parts.database.em, { today: easternDay(parts.clock.now()) });
  // Names that share an address have a page that is not listed.
  const slugs = names.map(slugOf);
  const single = names.filter((name) => slugs.indexOf(slugOf(name)) === slugs.lastIndexOf(slugOf(name)));
  return [...PUBLIC_PAGES, ...single.map(analystPath), ...days.map(({ day }) => dayPath(day))];
}

function openNow({ clock }: Parts) {
  const now = clock.now();
  return { today: easternDay(now), now };
}

async function countOfPicks(parts: Parts): Promise<number> {
  const row = await statements.countOpenPicks.first(parts.database.em, openNow(parts));
  return row?.count ?? 0;
}

async function pickPaths(parts: Parts, most: number, skipped: number): Promise<string[]> {
  const rows = await statements.openPickIds.all(parts.database.em, { ...openNow(parts), most, skipped });
  return rows.map(({ id }) => pickPath(id));
}
