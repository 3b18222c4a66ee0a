import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import type { MoneyWorld } from './money.ts';

const BARRIER = 'late';

/** The effect of a fault by which the processor holds a charge back, knowing nothing of it until it comes. */
export const HELD_BACK = { kind: 'hold', barrier: BARRIER, when: 'before' };

/** Charges that the processor held back in a world, and which of them came when nothing was owed any more. */
export class LateCharges {
  readonly #world: MoneyWorld;
  readonly #tooLate = new Set<string>();
  /** Those that came while their invoice was owed: of two for one invoice, one is enough. */
  readonly #inTime = new Set<string>();

  constructor(world: MoneyWorld) {
    this.#world = world;
  }

  /** The delayed charges are made now, whether or not anyone still waits for them. */
  async come(): Promise<void> {
    const { processor } = this.#world;
    const { released } = await processor.order<{ released: number }>('POST', `barriers/${BARRIER}/release`);
    if (released === 0) return;
    const owed = await this.#orders(OWED, []);
    const silent = await this.#orders(SILENT, [NOT_CHARGED]);
    for (const orderId of await this.#charged()) {
      if (!owed.has(orderId)) this.#tooLate.add(orderId);
      else if (silent.has(orderId)) this.#inTime.add(orderId);
    }
  }

  /**
   * Those that may be in nobody's books until a sweep: they came too late, or together with another one that paid their invoice, or an
   * admin or a bank ended the plan before.
   */
  async excused(): Promise<Set<string>> {
    const came = `{${[...this.#inTime].join(',')}}`;
    const second = await this.#orders(SECOND, [came, came]);
    return new Set([...this.#tooLate, ...second, ...(await this.#orders(ENDED, [NOT_CHARGED]))]);
  }

  /** Asked at the control page: no fault strikes it. */
  async #charged(): Promise<string[]> {
    const { transactions } = await this.#world.processor.order<{
      transactions: { type: string; status: string; orderId: string | null }[];
    }>('GET', 'state');
    return transactions.flatMap(({ type, status, orderId }) =>
      type === 'sale' && TAKEN.has(status) && orderId ? [orderId] : [],
    );
  }

  async #orders(sql: string, params: unknown[]): Promise<Set<string>> {
    const { em } = this.#world.gateway.services.database;
    const found = await em.execute<{ orderId: string }[]>(sql, params);
    return new Set(found.map(({ orderId }) => orderId));
  }
}

const TAKEN = new Set(['submitted_for_settlement', 'settling', 'settled']);

/** Paid, on its way, or met silence and is still owed, with no other try on its way. */
const OWED = `select a.order_id as "orderId" from payment_attempts a join invoices i on i.id = a.invoice_id
  where not exists (select from purchases p where p.order_id = a.order_id and p.state = 'undoing')
    and (a.state <> 'declined' or i.state = 'open' and a.decline_code = '${NOT_CHARGED}'
      and not exists (select from payment_attempts o
                       where o.invoice_id = i.id and o.state in ('prepared', 'unknown')))`;

/** Met silence and was given up. */
const SILENT = `select order_id as "orderId" from payment_attempts where state = 'declined' and decline_code = ?`;

/** Came late beside another late one of the same invoice, which is in the books. */
const SECOND = `select a.order_id as "orderId" from payment_attempts a join payment_attempts o on o.invoice_id = a.invoice_id
  where a.state = 'declined' and a.order_id = any (?::text[]) and o.state = 'succeeded' and o.order_id = any (?::text[])`;

const ENDED = `select a.order_id as "orderId" from payment_attempts a join invoices i on i.id = a.invoice_id
  join subscriptions s on s.id = i.subscription_id where a.decline_code = ? and s.end_reason in ('revoked', 'disputed')`;
