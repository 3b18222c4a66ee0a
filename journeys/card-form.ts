import type { Locator, Page } from 'playwright-core';

/** Braintree's test card numbers. */
export const CARDS = {
  good: '4111111111111111',
  another: '5555555555554444',
  /** Used by one journey only, so faults injected for it affect no other. */
  own: '6011111111111117',
  /** One digit off, and a Visa number could have three more. */
  wrong: '4111111111111112',
  /** 'Do Not Honor'. */
  declined: '4000111111111115',
} as const;

const DATE = '12/34';
const CODE = '123';

/** Fills the card fields: the number, and date and code unless they are filled already. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await goToCard(page);
  await cardField(page, 'number').fill(number);
  if (await cardField(page, 'cvv').inputValue()) return;
  await cardField(page, 'expirationDate').fill(DATE);
  await cardField(page, 'cvv').fill(CODE);
}

const BILLING = {
  'First name': 'Katherine',
  'Last name': 'Johnson',
  Address: '1 Langley Boulevard',
  City: 'Hampton',
  State: 'VA',
  'ZIP code': '23681',
};

/** Fills name and address of a trial checkout. */
export async function typeBillingDetails(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(BILLING)) await page.getByLabel(label).fill(text);
}

/** The processor's frames are loaded when they come near. */
export function goToCard(page: Page): Promise<void> {
  return page.locator('[data-field="number"]').scrollIntoViewIfNeeded();
}

export function cardField(page: Page, name: 'number' | 'expirationDate' | 'cvv'): Locator {
  return page
    .frameLocator(`iframe[name="braintree-hosted-field-${name}"]`)
    .locator('input:not([aria-hidden])');
}
