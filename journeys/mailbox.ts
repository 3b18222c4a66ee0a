import type { Page } from 'playwright-core';

/** Follows the newest mail of a kind to somebody, on the page where people read their mail. */
export async function followMail(page: Page, to: string, link: string): Promise<void> {
  await page.goto('/local/mailbox');
  const mail = page.getByRole('article').filter({ hasText: `To ${to}` });
  await mail.getByRole('link', { name: link }).first().click();
}
