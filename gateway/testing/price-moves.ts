import { notifyOfPrices } from '#gateway/billing/plan/notify-of-price.ts';
import { sendMails } from '#gateway/mail/send-mails.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { type MoneyWorld, pass } from './money.ts';
import type { TestUser } from './users.ts';

const rowsOf = <T>({ gateway }: MoneyWorld, text: string, values: unknown[]) =>
  gateway.services.database.em.execute<T[]>(text, values);

/** New buyers of a tier pay that from now on. */
export async function raise(world: MoneyWorld, cents: number, tier = 'PLUS'): Promise<void> {
  await rowsOf(
    world,
    `insert into plan_prices (id, tier, months, cents, starts_at, "by", reason)
     select max(id) + 1, ?, 1, ?, ?, 'test', 'Raised' from plan_prices`,
    [tier, cents, world.gateway.services.clock.now()],
  );
}

const noReceipts = () => Promise.reject(new Error('Nobody here asked for receipts of the week'));

/** What the workers do in an hour. */
export async function hour(world: MoneyWorld, { withMails = true } = {}): Promise<void> {
  const { services } = world.gateway;
  await notifyOfPrices(services);
  if (withMails && services.mailer)
    await sendMails({ ...services, mailer: services.mailer, readReceipts: noReceipts });
  await notifyOfPrices(services);
}

/** Each day at noon of New York, until a day. */
export async function live(
  world: MoneyWorld,
  until: string,
  options?: { withMails?: boolean },
): Promise<void> {
  for (let day = easternDay(world.gateway.services.clock.now()); day < until; day = addDays(day, 1)) {
    await pass(world, `${addDays(day, 1)}T17:30:00.000Z`);
    await hour(world, options);
  }
}

/** A month of the plan in each charge that was paid, in their order. */
export const charged = async (world: MoneyWorld, { uid }: TestUser) =>
  (
    await rowsOf<{ cents: number; day: Date }>(
      world,
      `select month_cents as cents from invoices where user_id = ? and type = 'charge' and state = 'paid' order by created_at`,
      [uid],
    )
  ).map(({ cents }) => cents);

/** On which day each notice of a price went out, and from when it counts. */
export const toldOn = async (world: MoneyWorld, { uid }: TestUser) =>
  (
    await rowsOf<{ mailedAt: Date | null; appliesAt: Date }>(
      world,
      `select n.mailed_at as "mailedAt", n.applies_at as "appliesAt" from plan_price_notices n
         join subscriptions s on s.id = n.subscription_id where s.user_id = ? order by 2`,
      [uid],
    )
  ).map(({ mailedAt, appliesAt }) => [mailedAt && easternDay(mailedAt), easternDay(appliesAt)]);

/** What became of the mails that announce a price. */
export const mailsOf = (world: MoneyWorld, { email }: TestUser) =>
  rowsOf<{ isSent: boolean; isDropped: boolean; failure: string | null }>(
    world,
    `select sent_at is not null as "isSent", dropped_at is not null as "isDropped", failure from outbox
      where recipient = ? and template = 'price-change' order by id`,
    [email],
  );
