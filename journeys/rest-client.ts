import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

/**
 * An existing client of the REST API, written from product.txt section 7 alone: it knows its rows, the calls of
 * the identity provider and a card token, and nothing of what is behind them. It walks the life of a member and
 * of an admin, checks every documented answer, and prints a line for each step.
 *
 *   node --import tsx journeys/rest-client.ts --date 2026-11-20
 */
const { values: given } = parseArgs({
  options: {
    api: { type: 'string', default: 'http://localhost:4000/api' },
    identity: { type: 'string', default: 'http://localhost:4000' },
    admin: { type: 'string', default: 'admin@chalkline.test' },
    password: { type: 'string', default: 'chalkline' },
    /** Today in New York, as the picks screen sends it. */
    date: { type: 'string', default: '' },
    card: { type: 'string', default: 'fake-valid-nonce' },
  },
});

interface User {
  uid: string;
  email: string;
  subscription: string;
  planStatus: string;
  isAdmin: boolean;
}
interface Pick {
  id: string;
  pick: string | null;
  subscription: string;
  isWinner: boolean;
}

let steps = 0;
function step(done: string, holds: boolean, seen: unknown): void {
  if (!holds) throw new Error(`${done}: not so, but ${JSON.stringify(seen)}`);
  steps += 1;
  process.stdout.write(`✓ ${done}\n`);
}

/** The identity provider's own calls, as its browser library makes them. */
async function identity(call: 'signUp' | 'signInWithPassword', email: string, password: string) {
  const url = `${given.identity}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=local`;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const response = await fetch(url, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { idToken: string }).idToken;
}

/** The calls of section 7; `bearer` is a token of the identity provider. */
function client(bearer?: string) {
  const call = async <A>(method: string, path: string, payload?: object): Promise<A> => {
    const response = await fetch(given.api + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      body: payload && JSON.stringify(payload),
    });
    const answer = (await response.json()) as A & { error?: string };
    if (!response.ok) throw new Error(`${response.status} ${answer.error}`);
    return answer;
  };
  return {
    checkFingerprint: (fingerprintId: string) =>
      call<{ exists: boolean; email: string | null }>('POST', '/auth/check-fingerprint', { fingerprintId }),
    saveFingerprint: (fingerprintId: string, userId: string) =>
      call('POST', '/auth/save-fingerprint', { fingerprintId, userId }),
    register: (idToken: string) => call<{ user: User }>('POST', '/auth/register', { idToken }),
    login: (idToken: string) => call<{ user: User }>('POST', '/auth/login', { idToken }),
    googleRegister: (idToken: string) =>
      call<{ user: User; error: string | null }>('POST', '/register', { idToken }),
    googleLogin: (idToken: string) =>
      call<{ user: User; error: string | null }>('POST', '/login', { idToken }),
    logout: () => call('POST', '/auth/logout'),
    user: (uid: string) => call<{ user: User }>('GET', `/users/${uid}`),
    picks: (date: string) => call<{ picks: Pick[] }>('GET', `/picks/all?date=${date}`),
    createPick: (pick: object) => call<{ pick: Pick }>('POST', '/picks', { pick }),
    updatePick: (id: string, pick: object) => call<{ pick: Pick }>('PUT', `/picks/${id}`, pick),
    deletePick: (id: string) => call('DELETE', `/picks/${id}`),
    subscribe: (order: object) =>
      call<{ userId: string; tempPassword: string | null }>('POST', '/subscriptions', order),
    changePlan: (userId: string, planType: string) =>
      call('PUT', `/subscriptions/${userId}`, { planType, couponCode: '' }),
    reactivate: (userId: string) => call('POST', `/subscriptions/${userId}/reactivate`, {}),
    cancel: (userId: string) => call('POST', `/subscriptions/${userId}/cancel`, {}),
    invoices: (userId: string) =>
      call<{ invoices: { type: string; planCode: string; total: number }[] }>(
        'GET',
        `/subscriptions/${userId}/invoices`,
      ),
    card: (userId: string) =>
      call<{ paymentMethod: { last4: string } | null }>('GET', `/payment-methods/${userId}`),
    replaceCard: (userId: string, token: string, billingInfo: object) =>
      call('PUT', `/payment-methods/${userId}`, { token, billingInfo }),
    updatePassword: (userId: string, newPassword: string) =>
      call('POST', '/auth/update-password', { userId, newPassword }),
    validateCoupon: (code: string, planType: string) =>
      call<{ data: { isValid: boolean; discount: { type: string; amount: number } | null }; code: string }>(
        'POST',
        '/coupons/validate',
        { code, planType },
      ),
    createCoupon: (coupon: object) => call('POST', '/coupons', coupon),
    coupons: () => call<{ coupons: { id: string; code: string }[] }>('GET', '/coupons'),
    deleteCoupon: (id: string, couponCode: string) =>
      call('DELETE', `/coupons/${id}?couponCode=${couponCode}`),
  };
}

const pickOf = (subscription: string, pick: string) => ({
  ...{ teamOne: 'Buffalo Bills', teamTwo: 'Houston Texans', date: given.date, time: '23:59' },
  ...{ pick, pickDetails: 'Rested defence.', sport: 'NFL', subscription },
});
const billingInfo = {
  ...{ first_name: 'Ada', last_name: 'Lovelace', address: '1 Main Street' },
  ...{ city: 'Buffalo', state: 'NY', postalCode: '14201', country: 'US' },
};
const visitor = client();
const mark = randomUUID().slice(0, 8).toUpperCase();

// The admin signs in, posts two picks and makes a coupon.
const adminToken = await identity('signInWithPassword', given.admin, given.password);
const admin = client(adminToken);
const { user: boss } = await admin.login(adminToken);
step('an admin signs in', boss.isAdmin === true, boss);
const plusPick = (await admin.createPick(pickOf('Plus', `Bills -3 ${mark}`))).pick;
const premiumPick = (await admin.createPick(pickOf('Premium', `Over 44 ${mark}`))).pick;
step('and posts picks', plusPick.subscription === 'Plus' && !premiumPick.isWinner, premiumPick);
const coupon = { code: `save${mark}`, discountAmount: 10, discountType: 'percent', plans: ['plus'] };
await admin.createCoupon(coupon);
const made = (await admin.coupons()).coupons.find(({ code }) => code === coupon.code.toUpperCase());
step('and makes a coupon, listed in upper case', made !== undefined, made);

// A visitor tries the coupon and buys with it; that makes the account.
const device = await visitor.checkFingerprint(mark);
step('a new device is not known', device.exists === false, device);
const { data } = await visitor.validateCoupon(coupon.code, 'plus');
step('the coupon holds for plus', data.isValid && data.discount?.amount === 10, data);
const email = `${mark.toLowerCase()}@chalkline.test`;
const order = { planType: 'plus', email, token: given.card, billingInfo, couponCode: coupon.code };
const { userId, tempPassword } = await visitor.subscribe({ ...order, userId: null });
step('a visitor buys plus and gets a temporary password', tempPassword !== null, userId);

// The first password: in with the temporary one, set the own one, in again.
const first = await identity('signInWithPassword', email, tempPassword ?? '');
await client(first).updatePassword(userId, `own-${mark}`);
const token = await identity('signInWithPassword', email, `own-${mark}`);
const member = client(token);
const signedIn = (await member.login(token)).user;
step('sets the password and signs in', signedIn.subscription === 'plus' && signedIn.uid === userId, signedIn);
await member.saveFingerprint(mark, userId);

const shown = async (id: string) => (await member.picks(given.date)).picks.find((pick) => pick.id === id);
step('reads the plus pick', (await shown(plusPick.id))?.pick === plusPick.pick, plusPick);
step('and not the premium pick', (await shown(premiumPick.id))?.pick === null, premiumPick);

await member.changePlan(userId, 'premium');
step('upgrades to premium', (await member.user(userId)).user.subscription === 'premium', userId);
step('and reads the premium pick', (await shown(premiumPick.id))?.pick === premiumPick.pick, premiumPick);
await member.cancel(userId);
step('cancels', (await member.user(userId)).user.planStatus === 'canceled', userId);
await member.reactivate(userId);
step('and reactivates', (await member.user(userId)).user.planStatus === 'active', userId);

const { invoices } = await member.invoices(userId);
const bought = invoices.find(({ planCode }) => planCode === 'plus');
step('reads invoices in dollars, discounted', invoices.length === 2 && bought?.total === 71.1, invoices);
await member.replaceCard(userId, given.card, billingInfo);
const { paymentMethod } = await member.card(userId);
step('replaces the card and sees four digits', paymentMethod?.last4.length === 4, paymentMethod);
const foreign = await member.user(boss.uid).catch(String);
step('may not read another user', String(foreign).includes('404'), foreign);

// A free account, by both names of the routes.
const freeToken = await identity('signUp', `free-${email}`, 'chalkline');
const { user: free } = await client().register(freeToken);
step('another one registers and is free', free.subscription === 'free' && !free.isAdmin, free);
const google = await client().googleLogin(freeToken);
const again = await client().googleRegister(freeToken);
step('and comes back by the Google flow', google.user.uid === free.uid && !again.error, google);
const none = await client(freeToken).card(free.uid);
step('and has no card', none.paymentMethod === null, none);

// The admin tries to grade, and tidies up.
const early = await admin.updatePick(plusPick.id, { ...plusPick, isWinner: true }).catch(String);
step('the admin marks no winner before the game has started', String(early).includes('409'), early);
for (const { id } of [plusPick, premiumPick]) await admin.deletePick(id);
await admin.deleteCoupon(made?.id ?? '', coupon.code.toUpperCase());
const left = (await admin.coupons()).coupons.filter(({ id }) => id === made?.id);
step('and deletes picks and coupon', left.length === 0, left);
await admin.logout();
process.stdout.write(`${steps} steps\n`);
