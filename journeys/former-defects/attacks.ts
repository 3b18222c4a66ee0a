import { randomUUID } from 'node:crypto';
import { signIn } from '#local/identity/password-sign-in.ts';
import { ask, newIdentity } from '../api.ts';
import { newAddress, newMember } from '../new-members.ts';
import { expectThat, type Probe } from './probe.ts';

type Answer = { status: number; bytes: number; code?: string };

async function post(origin: string, body: object): Promise<Answer> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  const code = codeOf(text);
  return { status: response.status, bytes: text.length, ...(code && { code }) };
}

const codeOf = (text: string) => /"code":"(\w+)"/.exec(text)?.[1];

const NEW_COUPON = 'mutation ($input: CreateCouponInput!) { createCoupon(input: $input) { coupon { id } } }';
const TODAY = '{ today { date } }';
const BUY = 'mutation ($input: PurchaseInput!) { purchase(input: $input) { userId } }';
const FIELD = 'name description fields { name description type { name description ofType { name } } }';

function purchase(origin: string, more: object): Promise<Answer> {
  const order = { planType: 'plus', firstName: 'A', lastName: 'B', email: newAddress('card.tester') };
  const token = 'fake-processor-declined-visa-nonce';
  return post(origin, { query: BUY, variables: { input: { ...order, token, ...more } } });
}

export const ATTACKS: Probe[] = [
  {
    row: 'A3',
    promise: 'introspection under twenty aliases is refused',
    check: async ({ origin }) => {
      const aliases = Array.from({ length: 20 }, (_, at) => `a${at}: __schema { types { ${FIELD} } }`);
      const { status, bytes } = await post(origin, { query: `{ ${aliases.join(' ')} }` });
      expectThat(bytes < 10_000, `${status} with ${bytes} bytes`);
    },
  },
  {
    row: 'A10',
    promise: 'a text that no column can hold is no internal error',
    check: async ({ origin }) => {
      const query = 'query ($code: String!) { validateCoupon(planType: "plus", code: $code) { isValid } }';
      const { code } = await post(origin, { query, variables: { code: 'a\u0000b' } });
      expectThat(code !== 'INTERNAL_SERVER_ERROR', `${code}`);
    },
  },
  {
    row: 'A15',
    promise: 'an unknown path answers 404, and pages carry a permissions policy',
    check: async ({ origin }) => {
      const { status, headers } = await fetch(`${origin}/.git/config`);
      const policy = headers.get('permissions-policy');
      expectThat(
        status === 404 && policy !== null,
        `/.git/config answers ${status}, permissions-policy ${policy}`,
      );
    },
  },
  {
    row: 'A15',
    promise: 'an address with invisible characters is refused',
    check: async ({ origin }) => {
      const { code } = await purchase(origin, { email: 'a@\u200bb.test' });
      expectThat(code !== 'CARD_DECLINED', 'it was sent to the bank');
    },
  },
  {
    row: 'A7',
    promise: 'a coupon for once a customer knows the mailbox, however its address is written',
    check: async ({ origin }) => {
      const couponCode = randomUUID().slice(0, 8).toUpperCase();
      const half = { discountType: 'PERCENT', discountAmount: 50, plans: ['PLUS'], maxPerCustomer: 1 };
      await ask(origin, NEW_COUPON, 'admin', { code: couponCode, ...half });
      const bought = [];
      for (const email of [`some.one${couponCode}@gmail.com`, `someone${couponCode}+1@gmail.com`])
        bought.push(await purchase(origin, { email, couponCode, token: 'fake-valid-visa-nonce' }));
      const codes = bought.map(({ code }) => code);
      expectThat(codes[0] === undefined, `the first purchase failed: ${codes[0]}`);
      expectThat(codes[1] !== undefined, 'it was used twice');
    },
  },
  {
    row: 'A8',
    promise: 'an address whose identity was deleted is not locked out',
    check: async ({ origin }) => {
      const owner = await newMember(origin, 'owner');
      const { token } = await signIn(origin, owner);
      await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:delete?key=local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken: token }),
      });
      await newIdentity(origin, owner);
      const code = await ask(origin, 'mutation { register { user { id } } }', owner).then(
        () => undefined,
        (error: Error) => codeOf(error.message),
      );
      expectThat(code !== 'EMAIL_ALREADY_IN_USE', `its owner reads ${code}`);
    },
  },
  {
    row: 'A1',
    promise: 'of twelve stolen cards from one network few reach the bank',
    check: async ({ origin }) => {
      const codes: string[] = [];
      for (let at = 0; at < 12; at += 1) codes.push(String((await purchase(origin, {})).code));
      const tried = codes.filter((code) => code === 'CARD_DECLINED').length;
      expectThat(tried <= 3, `${tried} were sent to the bank`);
    },
  },
  {
    row: 'A12',
    promise: 'after a body that is too large the next requests are answered',
    check: async ({ origin }) => {
      for (const size of [400_000, 1_500_000, 400_000, 1_500_000, 400_000, 1_500_000]) {
        const { status } = await post(origin, { query: `${TODAY} # ${'x'.repeat(size)}` });
        expectThat(status === 413, `${size} bytes are answered ${status}`);
        for (let at = 0; at < 4; at += 1) await post(origin, { query: TODAY });
      }
    },
  },
];
