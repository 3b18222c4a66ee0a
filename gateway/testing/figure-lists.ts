import { addDays, daysOfMonth } from '#schema/rules/time/eastern-time.ts';
import type { FigureMemberArgs } from '#schema/types/desk/figure-member.type.ts';
import type { RevenueMonthType, RevenueType } from '#schema/types/desk/revenue.type.ts';
import { ask } from './ask.ts';
import type { TestGateway } from './gateway.ts';
import type { TestUser } from './users.ts';

/** A figure that its list contradicts. */
type Difference = string;
/** How many rows a list should have, and how many cents; undefined where the figure does not say. */
interface Claim {
  rows?: number;
  cents?: number;
}

const REVENUE = `query ($from: Date, $to: Date) { revenue(from: $from, to: $to) { to
  now { mrrCents committedCents pastDueCents paying trials granted }
  months { month newCents reactivationCents expansionCents contractionCents priceCents pauseCents resumeCents churnCents endCents startPayers gonePayers endPayers }
  days { day mrrCents chargedCents refundedCents chargedBackCents returnedCents }
  retention { cohort members paying } churnReasons { reason plans cents } saidReasons { reason plans }
  trials { month ended paid open } recovery { recovered recoveredCents lost lostCents open openCents } } }`;

const KINDS = {
  NEW: 'newCents',
  REACTIVATION: 'reactivationCents',
  EXPANSION: 'expansionCents',
  CONTRACTION: 'contractionCents',
  PRICE: 'priceCents',
  PAUSE: 'pauseCents',
  RESUME: 'resumeCents',
  CHURN: 'churnCents',
} as const satisfies Record<string, keyof RevenueMonthType>;

/** Holds every figure of the page of revenue against the list that it opens: all its rows, read page by page. */
export class FigureLists {
  readonly differences: Difference[] = [];
  compared = 0;
  readonly #gateway: TestGateway;
  readonly #reader: TestUser;

  constructor(gateway: TestGateway, reader: TestUser) {
    this.#gateway = gateway;
    this.#reader = reader;
  }

  async compareAll(from: string, to: string): Promise<void> {
    const all = await this.#revenue(from, to);
    await this.#present(all);
    for (const month of all.months ?? []) await this.#month(month, all.to);
    await this.#retention(all);
    await this.#trials(all);
    for (const { month } of all.months ?? []) await this.#days(daysOfMonth(month), all.to);
    await this.#days({ from, to }, all.to);
  }

  async #present({ now, to }: RevenueType): Promise<void> {
    if (!now) throw new Error('The figures are hidden');
    await this.#members({ figure: 'PAYING', to }, { rows: now.paying, cents: now.mrrCents });
    await this.#members({ figure: 'COMMITTED' }, { cents: now.committedCents });
    await this.#members({ figure: 'ENDING' }, { cents: now.mrrCents - now.committedCents });
    await this.#members({ figure: 'PAST_DUE' }, { cents: now.pastDueCents });
    await this.#members({ figure: 'TRIALING' }, { rows: now.trials });
    await this.#members({ figure: 'GRANTED' }, { rows: now.granted });
  }

  async #month(month: RevenueMonthType, last: string): Promise<void> {
    const days = within(month.month, last);
    const before = addDays(days.from, -1);
    await this.#members({ figure: 'PAYING', to: before }, { rows: month.startPayers });
    await this.#members({ figure: 'GONE', ...days }, { rows: month.gonePayers });
    await this.#members({ figure: 'PAYING', to: days.to }, { rows: month.endPayers, cents: month.endCents });
    for (const [kind, field] of Object.entries(KINDS))
      await this.#list('mrrMovements', `kind: ${kind}, ${range(days)}`, { cents: month[field] });
  }

  async #retention({ retention, to }: RevenueType): Promise<void> {
    for (const { cohort, members, paying } of retention ?? []) {
      let month = cohort;
      for (const rows of paying) {
        const day = within(month, to).to;
        await this.#members({ figure: 'PAYING', cohort, to: day }, { rows });
        await this.#members({ figure: 'LEFT', cohort, to: day }, { rows: members - rows });
        month = addDays(`${month}-01`, 31).slice(0, 7);
      }
    }
  }

  async #trials({ trials, to }: RevenueType): Promise<void> {
    for (const { month, ended, paid, open } of trials ?? []) {
      const days = within(month, to);
      await this.#members({ figure: 'TRIAL_PAID', ...days }, { rows: paid });
      await this.#members({ figure: 'TRIAL_OPEN', ...days }, { rows: open });
      await this.#members({ figure: 'TRIAL_LOST', ...days }, { rows: ended - paid - open });
    }
  }

  /** What is counted for any days: cash, declined renewals and why plans ended. */
  async #days({ from, to }: { from: string; to: string }, last: string): Promise<void> {
    const days = { from, to: to < last ? to : last };
    const { days: each = [], churnReasons, saidReasons, recovery } = await this.#revenue(days.from, days.to);
    const sum = (field: 'chargedCents' | 'refundedCents' | 'chargedBackCents' | 'returnedCents') =>
      each?.reduce((total, day) => total + day[field], 0);
    await this.#list('listedPayments', `cash: true, ${range(days)}`, { cents: sum('chargedCents') });
    await this.#list('listedInvoices', `type: REFUND, cash: true, ${range(days)}`, {
      cents: sum('refundedCents'),
    });
    const disputes = (cash: string, cents: string, claim: Claim) =>
      this.#list('listedDisputes', `cash: ${cash}, ${range(days)}`, claim, cents);
    await disputes('TAKEN', 'cents', { cents: sum('chargedBackCents') });
    await disputes('RETURNED', 'cents: returnedCents', { cents: sum('returnedCents') });
    for (const outcome of ['recovered', 'lost', 'open'] as const)
      await this.#list('listedInvoices', `recovery: ${outcome.toUpperCase()}, ${range(days)}`, {
        ...{ rows: recovery?.[outcome], cents: recovery?.[`${outcome}Cents`] },
      });
    for (const { reason, plans, cents } of churnReasons ?? [])
      await this.#list('mrrMovements', `kind: CHURN, reason: "${reason}", ${range(days)}`, {
        ...{ rows: plans, cents: -cents },
      });
    for (const { reason, plans } of saidReasons ?? [])
      await this.#list('mrrMovements', `said: ${reason ?? 'NONE'}, ${range(days)}`, { rows: plans });
  }

  #members(args: FigureMemberArgs, claim: Claim): Promise<void> {
    const { figure, cohort, ...days } = args;
    const given = [`figure: ${figure}`, ...(cohort ? [`cohort: "${cohort}"`] : []), range(days)];
    return this.#list('figureMembers', given.filter(Boolean).join(', '), claim);
  }

  async #list(list: string, args: string, claim: Claim, field = 'cents'): Promise<void> {
    const cents: (number | null)[] = [];
    let [after, more] = ['', true];
    while (more) {
      const query = `{ ${list}(${[args, 'first: 100', after].filter(Boolean).join(', ')}) { nodes { ${field} } pageInfo { hasNextPage endCursor } } }`;
      const { data, errors } = await ask<Record<string, Listed>>(this.#gateway, query, {}, this.#reader);
      if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
      const { nodes, pageInfo } = data[list] as Listed;
      cents.push(...nodes.map((node) => node.cents));
      [after, more] = [`after: "${pageInfo.endCursor}"`, pageInfo.hasNextPage];
    }
    this.#hold(`${list}(${args})`, claim, {
      ...{ rows: cents.length, cents: cents.reduce<number>((sum, each) => sum + (each ?? 0), 0) },
    });
  }

  #hold(list: string, claim: Claim, found: Required<Claim>): void {
    for (const what of ['rows', 'cents'] as const) {
      const claimed = claim[what];
      if (claimed === undefined) continue;
      this.compared += 1;
      if (claimed !== found[what])
        this.differences.push(`${list}: the figure says ${claimed} ${what}, the list ${found[what]}`);
    }
  }

  async #revenue(from: string, to: string): Promise<RevenueType> {
    const { data, errors } = await ask<{ revenue: RevenueType }>(
      this.#gateway,
      REVENUE,
      { from, to },
      this.#reader,
    );
    if (errors) throw new Error(JSON.stringify(errors));
    return data.revenue;
  }
}

interface Listed {
  nodes: { cents: number | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

function within(month: string, last: string) {
  const { from, to } = daysOfMonth(month);
  return { from, to: to < last ? to : last };
}

function range({ from, to }: { from?: string | null; to?: string | null }): string {
  return [...(from ? [`from: "${from}"`] : []), ...(to ? [`to: "${to}"`] : [])].join(', ');
}
