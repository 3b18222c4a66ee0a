import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import type { MoneyWorld } from './money.ts';

const BARRIER = 'late';

/** The effect of a fault by which the processor holds a charge back, knowing nothing of it until it comes. */
export const HELD_BACK = { kind: 'hold', barrier: BARRIER, when: 'before' };

/** Charges that the processor held back in a world, and which of them came when nothing was owed any more. */
export class LateCharges {
  readonly #world: MoneyWorld;
  readonly #tooLate = new Set<string>();

  constructor(world: MoneyWorld) {
    this.#world = world;
  }

  /** The delayed charges are made now, whether or not anyone still waits for them. */
  async come(): Promise<void> {
    const { processor } = this.#world;
    const { released } = await processor.order<{ released: number }>('POST', `barriers/${BARRIER}/release`);
    if (released === 0) return;
    const owed = await this.#orders(OWED, []);
    for (const orderId of await this.#charged()) if (!owed.has(orderId)) this.#tooLate.add(orderId);
  }

  /** Those that may be in nobody's books until a sweep: they came too late, or an admin or a bank ended the plan before. */
  async excused(): Promise<Set<string>> {
    return new Set([...this.#tooLate, ...(await this.#orders(ENDED, [NOT_CHARGED]))]);
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

const ENDED = `select a.order_id as "orderId" from payment_attempts a join invoices i on i.id = a.invoice_id
  join subscriptions s on s.id = i.subscription_id where a.decline_code = ? and s.end_reason = 'revoked'`;
