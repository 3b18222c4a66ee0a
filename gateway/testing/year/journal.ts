import type { MoneyWorld } from '#gateway/testing/money.ts';

/** What is known of a plan from outside: all that the definitions of revenue speak of. */
export interface PlanSeen {
  plan: string;
  userId: string;
  state: string;
  source: string;
  tier: string;
  cents: number | null;
  /** That discounts every charge. */
  coupon: { kind: string; hundredths: number; tiers: string[] } | null;
  cancels: boolean;
  said: string | null;
  pendingTier: string | null;
  pendingCents: number | null;
  reason: string | null;
}

interface Transaction {
  id: string;
  type: 'sale' | 'credit';
  status: string;
  amount: string;
  orderId: string;
}
interface Processor {
  transactions: Transaction[];
  disputes: { id: string; transactionId: string; kind: string; status: string; amount: string }[];
}

const PLANS = `select s.id as plan, s.user_id as "userId", s.state, s.source, s.tier, s.agreed_cents as cents,
    case when s.coupon_periods_left is null and c.id is not null then jsonb_build_object('kind', c.discount_type,
      'hundredths', c.amount_hundredths, 'tiers', c.tiers) end as coupon, s.cancel_at_period_end as cancels,
    s.cancel_reason as said, s.pending_tier as "pendingTier", s.pending_cents as "pendingCents", s.end_reason as reason
  from subscriptions s left join coupons c on c.id = s.coupon_id where s.state <> 'incomplete' order by s.created_at, s.id`;

const TAKEN = ['submitted_for_settlement', 'settling', 'settled'];

/**
 * Writes down what happens as plain events: plans as they are seen after each act, and money as the processor tells of it. It
 * reads nothing that the ledger of revenue has written.
 */
export class Journal {
  readonly lines: string[] = [];
  readonly plans = new Map<string, PlanSeen>();
  readonly #people = new Map<string, number>();
  readonly #ofPlan = new Map<string, number>();
  readonly #transactions = new Map<string, Transaction & { plan: string }>();
  readonly #disputed = new Set<string>();
  /** What was written of which dispute. */
  readonly #told = new Set<string>();
  readonly #world: MoneyWorld;

  constructor(world: MoneyWorld) {
    this.#world = world;
  }

  write(event: Record<string, unknown>): void {
    const at = this.#world.gateway.services.clock.now().toISOString();
    this.lines.push(JSON.stringify({ at, ...event }));
  }

  /** The plan that a member has now. */
  planOf(userId: string): PlanSeen | undefined {
    return [...this.plans.values()].findLast((plan) => plan.userId === userId && plan.state !== 'ended');
  }

  /** The last payment of a plan that was not taken back. */
  paymentOf(plan: string): string | undefined {
    const paid = [...this.#transactions.values()].filter(
      (one) => one.plan === plan && one.type === 'sale' && TAKEN.includes(one.status),
    );
    return paid.findLast(({ id }) => !this.#disputed.has(id))?.id;
  }

  /** Writes down which plans changed since it looked last. */
  async lookAtPlans(): Promise<void> {
    for (const plan of await this.#world.gateway.services.database.em.execute<PlanSeen[]>(PLANS)) {
      if (JSON.stringify(this.plans.get(plan.plan)) === JSON.stringify(plan)) continue;
      this.plans.set(plan.plan, plan);
      const { userId, ...seen } = plan;
      this.write({ what: 'plan', who: this.#personOf(plan.plan, userId), ...seen });
    }
  }

  /** A deleted account gets another name; its plans know whose they are. */
  #personOf(plan: string, userId: string): number {
    const known = this.#ofPlan.get(plan) ?? this.#people.get(userId) ?? this.#people.size;
    this.#people.set(userId, known);
    this.#ofPlan.set(plan, known);
    return known;
  }

  /** Writes down which money moved since it looked last. */
  async lookAtMoney(): Promise<Transaction[]> {
    const { transactions, disputes } = await this.#world.processor.order<Processor>('GET', 'state');
    for (const transaction of transactions.reverse()) await this.#noteTransaction(transaction);
    for (const dispute of disputes.reverse()) this.#noteDispute(dispute);
    return transactions;
  }

  /** An inquiry moves no money. */
  #noteDispute({ id, transactionId, kind, status, amount }: Processor['disputes'][number]): void {
    const plan = this.#transactions.get(transactionId)?.plan;
    this.#disputed.add(transactionId);
    if (kind === 'retrieval') return;
    for (const what of ['disputed', ...(status === 'won' ? ['won'] : [])]) {
      if (this.#told.has(`${what} ${id}`)) continue;
      this.#told.add(`${what} ${id}`);
      this.write({ what, transaction: transactionId, plan, cents: centsOf(amount) });
    }
  }

  /** The same at the end of a day, when the bank settles its charges. */
  async settleDay(): Promise<void> {
    for (const { id, type, status } of await this.lookAtMoney())
      if (type === 'sale' && status === 'submitted_for_settlement')
        await this.#world.processor.order('POST', `transactions/${id}/settle`, {});
  }

  async #noteTransaction(transaction: Transaction): Promise<void> {
    const { id, type, status, amount, orderId } = transaction;
    const known = this.#transactions.get(id);
    if (known) {
      if (status === 'voided' && known.status !== 'voided') this.write({ what: 'voided', transaction: id });
      known.status = status;
      return;
    }
    const [of] = await this.#world.gateway.services.database.em.execute<
      { plan: string; invoice: string; kind: string }[]
    >(
      `select i.subscription_id as plan, i.id as invoice, i.kind from invoices i left join payment_attempts a on a.invoice_id = i.id
        where a.order_id = ? or 'credit:' || i.id = ?`,
      [orderId, orderId],
    );
    this.#transactions.set(id, { ...transaction, plan: of?.plan ?? '' });
    if (status === 'voided') return;
    const charge = TAKEN.includes(status) ? 'charged' : 'declined';
    const what = type === 'sale' ? charge : 'refunded';
    this.write({ what, transaction: id, ...of, cents: centsOf(amount) });
  }
}

const centsOf = (amount: string) => Math.round(Number(amount) * 100);
