import { ask } from './ask.ts';
import { closeAndCheck } from './invariants.ts';
import { type MoneyWorld, openMoneyWorld, pass, payingMember } from './money.ts';
import { deliver, type Notifications, takeNotifications } from './notifications.ts';
import { member } from './users.ts';

interface Seen {
  state: string;
  answeredAt: string | null;
  returnedCents: number;
  reply: {
    kind: string;
    state: string;
    failure: string | null;
    text: string | null;
    repliedBy: string;
  } | null;
}
const SEEN = 'state answeredAt returnedCents reply { kind state failure text repliedBy }';

interface Known {
  transactions: { id: string }[];
  disputes: { id: string; transactionId: string; status: string }[];
}

/** What answers say unless told otherwise. */
export const TEXT = 'They agreed to it,\nand signed in on 20 days.';
export const REASON = 'They used it';

/** A world with one open dispute, `id`, of `buyer`; `next` opens another one. Disputes are answered by `finance`. */
export type DisputeWorld = Awaited<ReturnType<typeof openDisputeWorld>>;

export async function openDisputeWorld() {
  const world = await openMoneyWorld();
  const { gateway, processor } = world;
  const notifications = await takeNotifications(world);
  const finance = await member(gateway, { role: 'FINANCE' });
  const open = { buyer: finance, id: '' };
  const sql = <R>(query: string, params: unknown[] = []) =>
    gateway.services.database.em.execute<R[]>(query, params);
  const notify = (status: string) => notifications.of('PUT', `disputes/${open.id}`, { status });

  return {
    ...{ world, finance, open, sql, notify },
    async next() {
      open.buyer = await payingMember(world);
      open.id = await openDispute(world, notifications);
    },
    /** Ends what a test began: no faults, one person of the staff, no large disputes. */
    async clear() {
      await processor.order('DELETE', 'faults');
      await sql('update users set role = null where role is not null and id <> ?', [finance.uid]);
      await sql('update disputes set amount_cents = 12900 where amount_cents = 50000');
    },
    async close(): Promise<string[]> {
      await notifications.close();
      return closeAndCheck(world);
    },
    answer: (by = finance, more: object = {}, of = open.id) =>
      ask<{ answerDispute: { dispute: Seen } }>(
        gateway,
        `mutation ($input: AnswerDisputeInput!) { answerDispute(input: $input) { dispute { ${SEEN} } } }`,
        { input: { disputeId: of, text: TEXT, reason: REASON, ...more } },
        by,
      ),
    accept: (by = finance) =>
      ask<{ acceptDispute: { dispute: Seen } }>(
        gateway,
        `mutation ($input: AcceptDisputeInput!) { acceptDispute(input: $input) { dispute { ${SEEN} } } }`,
        { input: { disputeId: open.id, reason: 'Not worth it' } },
        by,
      ),
    async read(): Promise<Seen> {
      const query = `query ($id: ID!) { dispute(id: $id) { ${SEEN} } }`;
      return (await ask<{ dispute: Seen }>(gateway, query, { id: open.id }, finance)).data.dispute;
    },
    deleteBuyer: () =>
      ask(
        gateway,
        'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { userId } }',
        { input: { email: open.buyer.email } },
        open.buyer,
      ),
    /** What an answer writes before it is sent to the bank. */
    intent: () => ({
      ...{ disputeId: open.id, kind: 'ANSWER', text: TEXT, reason: REASON, by: finance.uid },
      ...{ state: 'SENDING', now: gateway.services.clock.now() },
    }),
    statusAtBank: async () => (await knownAtBank(world)).disputes.find(({ id }) => id === open.id)?.status,
    hasText: () => gateway.services.processor.hasEvidence(open.id, TEXT),
    /** How often the dispute has moved at the bank: opened, answered. */
    moves: async () => (await gateway.services.processor.findDispute(open.id))?.moves,
  };
}

const knownAtBank = ({ processor }: MoneyWorld) => processor.order<Known>('GET', 'state');

/** Opens a dispute about the newest payment, so that it is known here; answers its id. */
export async function openDispute(world: MoneyWorld, notifications: Notifications, opened: object = {}) {
  const transaction = (await knownAtBank(world)).transactions[0]?.id;
  await deliver(world, await notifications.of('POST', `transactions/${transaction}/dispute`, opened));
  await pass(world, 0);
  return (await knownAtBank(world)).disputes.find((one) => one.transactionId === transaction)?.id ?? '';
}

/** The code of the refusal; null for none. */
export const code = async (asked: Promise<{ errors?: readonly { extensions: { code?: unknown } }[] }>) =>
  (await asked).errors?.[0]?.extensions.code ?? null;
