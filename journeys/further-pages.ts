import { slugOf } from '#schema/rules/api/public-paths.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import { ask } from './api.ts';
import type { Viewer } from './viewers.ts';

const day = (date: string) => `{ board(date: "${date}") { picks { id analyst } } }`;
const INVOICES = '{ invoices(first: 1) { nodes { pageUrl } } }';

/** Tools of the local world. */
const LOCAL = ['/local', '/local/clock', '/local/mailbox', '/local/google', '/local/braintree/__control'];

type Today = { today: { date: string } };
type Day = { board: { picks: { id: string; analyst: string | null }[] } };
type Invoices = { invoices: { nodes: { pageUrl: string }[] } };

/** The pages that the gateway and the local world make themselves, outside the app's own routes. */
export async function furtherPages(origin: string, viewer: Viewer): Promise<string[]> {
  const { today } = await ask<Today>(origin, '{ today { date } }');
  const yesterday = addDays(today.date, -1);
  const { board } = await ask<Day>(origin, day(yesterday));
  const analyst = board.picks.find((pick) => pick.analyst)?.analyst;
  const pick = board.picks[0];
  return [
    ...[`/record/${yesterday}`, pick && `/picks/${pick.id}`, analyst && `/analysts/${slugOf(analyst)}`],
    ...['/explorer', '/api/docs'],
    ...(viewer === 'visitor' ? LOCAL : ['/account/explorer', await invoiceOf(origin, viewer)]),
  ].filter((path) => typeof path === 'string');
}

/** A link to the newest invoice; null without one. */
async function invoiceOf(origin: string, viewer: Exclude<Viewer, 'visitor'>): Promise<string | null> {
  const { invoices } = await ask<Invoices>(origin, INVOICES, viewer);
  const [invoice] = invoices.nodes;
  if (!invoice) return null;
  const { pathname, search } = new URL(invoice.pageUrl, origin);
  return pathname + search;
}
