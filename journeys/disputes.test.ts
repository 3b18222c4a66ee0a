import { expect, test } from '@jest/globals';
import { until } from '#local/testing/until.ts';
import { ask } from './api.ts';
import { untilHydrated } from './dialogs/open-dialog.ts';
import { newPayingMember } from './new-members.ts';
import { sharedOrigin } from './shared-world.ts';
import { testBrowser } from './test-browser.ts';
import { expectAccessibleInBothThemes, expectAccessibleOnDesktopAndPhone } from './visual-checks.ts';

const visit = testBrowser();

interface Known {
  customers: { id: string; email: string }[];
  transactions: { id: string; customerId: string }[];
}

/** Has the bank of a member take their payment back; the id of the dispute. */
async function disputePaymentOf(email: string): Promise<string> {
  const control = `${sharedOrigin()}/local/braintree/__control`;
  const { customers, transactions } = (await (await fetch(`${control}/state`)).json()) as Known;
  const customer = customers.find((one) => one.email === email);
  const paid = transactions.find(({ customerId }) => customerId === customer?.id);
  const opened = await fetch(`${control}/transactions/${paid?.id}/dispute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'not_recognized' }),
  });
  return ((await opened.json()) as { id: string }).id;
}

test('a dispute is answered from its problem in four clicks, by keyboard too', async () => {
  const buyer = await newPayingMember(sharedOrigin(), 'premium');
  const id = await disputePaymentOf(buyer.email);
  const { page: admin } = await visit({ as: 'admin' });
  await admin.goto('/admin?tab=problems');
  await admin.getByRole('link', { name: `Show dispute ${id}` }).click();
  await admin.getByText(/^Answer by .*: 1[34] days left\.$/).waitFor();
  const text = admin.getByRole('textbox', { name: 'Text' });
  expect(await text.inputValue()).toContain(buyer.email);
  await expectAccessibleInBothThemes(admin);
  await admin.getByRole('button', { name: 'Answer' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Send this evidence to the bank' });
  await dialog.getByText('Impossible. Nothing can be added or taken back').waitFor();
  await expectAccessibleInBothThemes(admin);
  await dialog.getByLabel('Reason').fill('They used it for a month');
  await dialog.getByRole('button', { name: 'Send to Bank' }).click();
  await admin.getByText('The evidence is with the bank.').waitFor();
  await admin.getByText(/^Answered\. The bank decides/).waitFor();
  await expectAccessibleOnDesktopAndPhone(admin);
});

test('a dispute is accepted from the list by keyboard alone', async () => {
  const buyer = await newPayingMember(sharedOrigin(), 'plus');
  const id = await disputePaymentOf(buyer.email);
  const { page: admin } = await visit({ as: 'admin' });
  await admin.goto('/admin?tab=disputes');
  await untilHydrated(admin);
  const row = admin.getByRole('row', { name: buyer.email });
  await row.getByRole('link').first().focus();
  await admin.keyboard.press('Enter');
  await admin.getByRole('textbox', { name: 'Text' }).focus();
  for (const key of ['Tab', 'Tab', 'Enter']) await admin.keyboard.press(key);
  const dialog = admin.getByRole('dialog', { name: 'Accept this dispute' });
  await until(() => dialog.getByLabel('Reason').evaluate((field) => field === document.activeElement));
  await admin.keyboard.type('Too small to argue about');
  for (const key of ['Tab', 'Tab', 'Enter']) await admin.keyboard.press(key);
  await admin.getByText('The dispute is accepted.').waitFor();
  const { dispute } = await ask<{ dispute: { state: string } }>(
    sharedOrigin(),
    `{ dispute(id: "${id}") { state } }`,
    'admin',
  );
  expect(dispute.state).toBe('ACCEPTED');
});
