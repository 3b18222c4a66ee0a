import { chargesOf, type MoneyWorld } from './money.ts';
import type { TestUser } from './users.ts';

type World = Pick<MoneyWorld, 'gateway'>;

async function one<Row>({ gateway }: World, sql: string, param: string): Promise<Row | undefined> {
  const [row] = await gateway.services.database.em.execute<Row[]>(sql, [param]);
  return row;
}

/** The vault token of a member's card: faults that name it catch no other member. */
export async function cardOf(world: World, { uid }: TestUser): Promise<string> {
  const sql = 'select token from payment_methods where user_id = ?';
  return String((await one<{ token: string }>(world, sql, uid))?.token);
}

/** What came of each try to charge a member for a further period, in their order. */
export async function triesOf({ gateway }: World, { uid }: TestUser): Promise<string[]> {
  const rows = await gateway.services.database.em.execute<{ state: string }[]>(
    `select a.state from payment_attempts a join invoices i on i.id = a.invoice_id
      where i.user_id = ? and i.kind in ('renewal', 'conversion') order by a.created_at, a.order_id`,
    [uid],
  );
  return rows.map(({ state }) => state);
}

interface PurchaseRow {
  userId: string;
  state: string;
}

/** The last purchase under an address. */
export const purchaseOf = (world: World, email: string) =>
  one<PurchaseRow>(
    world,
    'select user_id as "userId", state from purchases where email = ? order by created_at desc, id limit 1',
    email,
  );

/** What became of a purchase, in our books and at the processor. */
export interface Outcome {
  state: string;
  charges: number[];
}
export const PAID: Outcome = { state: 'completed', charges: [12_900] };
export const UNDONE: Outcome = { state: 'failed', charges: [] };
export const IN_TRIAL: Outcome = { state: 'completed', charges: [] };
export const NEVER: Outcome = { state: 'never begun', charges: [] };

export async function outcomeOf(world: World, email: string): Promise<Outcome> {
  const purchase = await purchaseOf(world, email);
  return purchase ? { state: purchase.state, charges: await chargesOf(world, purchase.userId) } : NEVER;
}
