import { migratedDatabase } from './database.ts';
import { databaseProxy } from './database-proxy.ts';
import { buy, coupon, type MoneyWorld, memberPlan, openMoneyWorld, someNetwork } from './money.ts';
import { member } from './users.ts';

export interface Measured {
  purchase: string;
  roundTrips: number;
}

/** Counts the round trips to the database of purchases of every kind, over the wire. */
export async function measurePurchases(): Promise<Measured[]> {
  const database = await migratedDatabase();
  const proxy = await databaseProxy(database.url);
  const world = await openMoneyWorld({ DATABASE_URL: proxy.url });
  try {
    await coupon(world, 'SAVE20');
    await coupon(world, 'ONCE20', { max_per_customer: 5 });
    const measured: Measured[] = [];
    for (const [purchase, buyIt] of Object.entries(PURCHASES)) {
      const act = await buyIt(world);
      const before = proxy.count();
      const { errors } = await act();
      if (errors) throw new Error(`${purchase}: ${JSON.stringify(errors)}`);
      measured.push({ purchase, roundTrips: proxy.count() - before });
    }
    return measured;
  } finally {
    await world.close();
    await proxy.close();
    await database.drop();
  }
}

type Prepared = (world: MoneyWorld) => Promise<() => ReturnType<typeof buy>>;

const asVisitor =
  (more: Record<string, unknown>): Prepared =>
  async (world) =>
  () =>
    buy(world, more);

const asMember =
  (more: Record<string, unknown>): Prepared =>
  async (world) => {
    const user = await member(world.gateway);
    // A session is written down once an hour; who buys has looked at the plans before.
    await memberPlan(world, user);
    return () => buy(world, { email: user.email, ...more }, user);
  };

/** The first one also opens the connection and is not counted among them. */
const PURCHASES: Record<string, Prepared> = {
  'the first after a start': asVisitor({}),
  'a visitor': asVisitor({}),
  'a visitor with a coupon': asVisitor({ couponCode: 'SAVE20' }),
  'a visitor who starts a trial': asVisitor({ planType: 'plus_with_trial' }),
  'a visitor while cards are declined': async (world) => {
    await buy(world, { token: 'fake-processor-declined-visa-nonce' }, null, someNetwork());
    return () => buy(world, {});
  },
  'a member': asMember({}),
  'a member with a coupon': asMember({ couponCode: 'SAVE20' }),
  'a visitor with a coupon for once a customer': asVisitor({ couponCode: 'ONCE20' }),
  'a member with a coupon for once a customer': asMember({ couponCode: 'ONCE20' }),
  'a member with a key': asMember({ idempotencyKey: 'one-of-a-kind' }),
};
