import { ask } from '#gateway/testing/ask.ts';
import type { House } from '#gateway/testing/scene.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import type { RevenueType } from '#schema/types/desk/revenue.type.ts';

const REVENUE = `query ($from: Date!, $to: Date!) { revenue(from: $from, to: $to) {
  checks { check passed }
  now { mrrCents committedCents pastDueCents paying trials granted }
  months { month startCents newCents reactivationCents expansionCents contractionCents priceCents pauseCents resumeCents churnCents endCents startPayers gonePayers endPayers }
  days { day mrrCents pastDueCents chargedCents refundedCents chargedBackCents returnedCents }
  retention { cohort members paying } churnReasons { reason plans cents } saidReasons { reason plans }
  trials { month ended paid open } recovery { recovered recoveredCents lost lostCents open openCents } } }`;

async function revenue({ world, admin }: House, from: string, to: string) {
  const { data, errors } = await ask<{ revenue: RevenueType }>(world.gateway, REVENUE, { from, to }, admin);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.revenue;
}

/** Every figure that the page of revenue shows for some days and each of their months, as a recount writes them. */
export async function shownFigures(house: House, first: string, last: string): Promise<unknown> {
  const all = await revenue(house, first, last);
  const months = all.months?.map(({ month }) => month) ?? [];
  const each = await Promise.all(
    months.map((month) => {
      const end = addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
      return revenue(house, `${month}-01`, end < last ? end : last);
    }),
  );
  return {
    checks: all.checks.filter(({ passed }) => !passed).map(({ check }) => check),
    months: byKey(all.months, 'month', monthOf),
    days: byKey(all.days, 'day', (day) => ({
      ...{ mrr: day.mrrCents, pastDue: day.pastDueCents, charged: day.chargedCents },
      ...{ refunded: day.refundedCents, chargedBack: day.chargedBackCents, returned: day.returnedCents },
    })),
    why: Object.fromEntries(each.map((part, at) => [months[at], whyOf(part)])),
    trials: byKey(all.trials, 'month', ({ ended, paid, open }) => ({ ended, paid, open })),
    recovery: Object.fromEntries(each.map((part, at) => [months[at], recoveryOf(part)])),
    retention: byKey(all.retention, 'cohort', ({ cohort, members, paying }) => ({
      members,
      paying: Object.fromEntries(
        months.filter((month) => month >= cohort).map((month, at) => [month, paying[at]]),
      ),
    })),
    now: nowOf(all),
  };
}

/** As an object, each part under its own name. */
function byKey<Part, Key extends keyof Part>(
  parts: readonly Part[] | null,
  key: Key,
  figures: (part: Part) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(parts?.map((part) => [part[key], figures(part)]) ?? []);
}

function monthOf(month: NonNullable<RevenueType['months']>[number]) {
  const { startPayers, endPayers, gonePayers } = month;
  return {
    ...{ start: month.startCents, new: month.newCents, reactivation: month.reactivationCents },
    ...{ expansion: month.expansionCents, contraction: month.contractionCents },
    ...{ pause: month.pauseCents, resume: month.resumeCents },
    ...{ price: month.priceCents, churn: month.churnCents, end: month.endCents },
    ...{ startPayers, endPayers, gonePayers },
  };
}

function whyOf({ churnReasons, saidReasons }: RevenueType) {
  return {
    reasons: byKey(churnReasons, 'reason', ({ plans, cents }) => ({ plans, cents })),
    said: Object.fromEntries(saidReasons?.map(({ reason, plans }) => [reason ?? 'nothing', plans]) ?? []),
  };
}

function recoveryOf({ recovery }: RevenueType) {
  const of = (name: 'recovered' | 'lost' | 'open') => ({
    invoices: recovery?.[name],
    cents: recovery?.[`${name}Cents`],
  });
  return { recovered: of('recovered'), lost: of('lost'), open: of('open') };
}

function nowOf({ now }: RevenueType) {
  return (
    now && {
      ...{ mrr: now.mrrCents, pastDue: now.pastDueCents, committed: now.committedCents },
      ...{ paying: now.paying, trials: now.trials, granted: now.granted },
    }
  );
}
