import type { Locator, Page } from 'playwright-core';

/** Test cards of Braintree: the processor takes no others. */
export const CARDS = {
  good: '4111111111111111',
  another: '5555555555554444',
  /** Of no other journey: what is switched on for it strikes nobody else. */
  own: '6011111111111117',
  /** 'Do Not Honor'. */
  declined: '4000111111111115',
} as const;

const DATE = '12/34';
const CODE = '123';

/** Types a card into the processor's frames: number, then date and code unless they stand there from before. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await cardField(page, 'number').fill(number);
  if (await cardField(page, 'cvv').inputValue()) return;
  await cardField(page, 'expirationDate').fill(DATE);
  await cardField(page, 'cvv').fill(CODE);
}

export function cardField(page: Page, name: 'number' | 'expirationDate' | 'cvv'): Locator {
  return page
    .frameLocator(`iframe[name="braintree-hosted-field-${name}"]`)
    .locator('input:not([aria-hidden])');
}
