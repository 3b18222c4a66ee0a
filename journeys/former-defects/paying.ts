import { until } from '#local/testing/until.ts';
import { CARDS, typeCard } from '../card-form.ts';
import { newAddress } from '../new-members.ts';
import { phone } from '../phones.ts';
import { credentialsOf } from '../viewers.ts';
import { expectShown, expectThat, type Probe, pageOf } from './probe.ts';

export const PAYING: Probe[] = [
  {
    row: '6',
    promise: 'a button that charges says so, and the page says what was paid where the reader is',
    check: async (product) => {
      const page = await pageOf(product, credentialsOf('pastdue'), '/subscription', phone('Android'));
      await page.getByRole('main').getByRole('button', { name: 'Update Payment Method' }).last().click();
      const dialog = page.getByRole('dialog');
      await typeCard(page, CARDS.another);
      const pay = dialog.getByRole('button', { name: /save card$/i });
      const words = await pay.textContent();
      await pay.click();
      await dialog.waitFor({ state: 'hidden' });
      expectThat(words === 'Pay $79.00 and save card', `the button that charges $79.00 says “${words}”`);
      const paid = page.getByText(/^\$79\.00 is paid\. Your Plus Plan is active until /);
      await expectShown(paid);
      await until(async () => ((await paid.boundingBox())?.y ?? -1) >= 0);
    },
  },
  {
    row: '7',
    promise: 'a reload of the checkout keeps what was typed, and the coupon',
    check: async ({ visit }) => {
      const { page } = await visit();
      await page.goto('/checkout/premium');
      await page.getByLabel('Discount code').fill('WELCOME20');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('WELCOME20 is applied.').waitFor();
      const email = newAddress('reloading.buyer');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('First name').fill('Ada');
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
      await page.waitForLoadState('networkidle');
      const kept = await page.getByLabel('Email').inputValue();
      expectThat(kept === email, `the email is “${kept}”`);
      await expectShown(page.getByText('WELCOME20 is applied.'));
    },
  },
  {
    row: '23',
    promise: 'a timer that ends no discount is labeled as a sample',
    check: async ({ visit }) => {
      const { page } = await visit();
      await page.goto('/checkout/premium');
      const timer = page.getByRole('timer');
      await timer.waitFor();
      const words = await timer.textContent();
      expectThat(/Sample/.test(words ?? ''), `“${words?.slice(0, 40)}” and no discount`);
    },
  },
];
