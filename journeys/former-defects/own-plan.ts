import { ask } from '../api.ts';
import { mailTo } from '../mailbox.ts';
import { newPayingMember } from '../new-members.ts';
import { expectThat, type Probe, type Product, pageOf } from './probe.ts';

const REPLACE =
  'mutation ($input: UpdatePaymentMethodInput!) { updatePaymentMethod(input: $input) { __typename } }';
const CHANGE = 'mutation ($input: ChangePlanInput!) { changePlan(input: $input) { __typename } }';

/** Waits shortly for a mail to this address; throws that none came. */
async function expectMail({ visit }: Product, to: string, subject: RegExp): Promise<void> {
  const { page } = await visit();
  const came = await mailTo(page, to, subject).then(
    () => true,
    () => false,
  );
  expectThat(came, `no mail ${subject}`);
}

export const OWN_PLAN: Probe[] = [
  {
    row: '17',
    promise: 'a cancellation is said once',
    check: async (product) => {
      const member = await newPayingMember(product.origin, 'premium');
      const page = await pageOf(product, member, '/subscription');
      await page.getByRole('button', { name: 'Cancel Subscription' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click();
      const main = page.getByRole('main');
      await main.getByText(/You keep it until/).waitFor();
      const also = main.getByText(/^Your Premium Plan ends on /);
      expectThat((await also.count()) === 0, `it also says “${await also.allTextContents()}”`);
    },
  },
  {
    row: '18',
    promise: 'a mail says that the card was replaced',
    check: async (product) => {
      const member = await newPayingMember(product.origin, 'plus');
      await ask(product.origin, REPLACE, member, { token: 'fake-valid-mastercard-nonce' });
      await expectMail(product, member.email, /card was changed/);
    },
  },
  {
    row: '18',
    promise: 'a mail says that the downgrade was undone',
    check: async (product) => {
      const member = await newPayingMember(product.origin, 'premium');
      for (const tier of ['PLUS', 'PREMIUM']) await ask(product.origin, CHANGE, member, { tier });
      await expectMail(product, member.email, /^You are staying on the Premium Plan/);
    },
  },
  {
    row: '20',
    promise: 'an invoice names its buyer and the card',
    check: async ({ origin }) => {
      const member = await newPayingMember(origin, 'plus');
      type Bills = { invoices: { nodes: { pageUrl: string }[] } };
      const { invoices } = await ask<Bills>(origin, '{ invoices(first: 1) { nodes { pageUrl } } }', member);
      const page = await (await fetch(String(invoices.nodes[0]?.pageUrl))).text();
      const missing = ['Ada Lovelace', 'Visa ending in 1881'].filter((words) => !page.includes(words));
      expectThat(missing.length === 0, `it lacks ${missing.join(' and ')}`);
    },
  },
];
