import type { Page } from 'playwright-core';

export type NewPick = {
  sport: string;
  /** As labeled in the form: 'Plus'. */
  tier: string;
  teamOne: string;
  teamTwo: string;
  /** HH:mm, New York time. */
  time: string;
  pick: string;
  details: string;
};

/** Opens the form on the admin page and fills the required fields. The date stays the default. */
export async function fillPick(page: Page, pick: NewPick): Promise<void> {
  await page.getByRole('button', { name: 'New Pick' }).click();
  const form = page.getByRole('dialog', { name: 'New Pick' });
  await form.getByLabel('Sport').selectOption(pick.sport);
  await form.getByRole('combobox', { name: 'Tier' }).selectOption({ label: pick.tier });
  await form.getByRole('textbox', { name: 'Away' }).fill(pick.teamOne);
  await form.getByRole('textbox', { name: 'Home' }).fill(pick.teamTwo);
  await form.getByLabel('Time (ET)').fill(pick.time);
  await form.getByRole('textbox', { name: 'Pick', exact: true }).fill(pick.pick);
  await form.getByLabel('Pick details').fill(pick.details);
}

/** Sends the form and does not wait for the ten seconds in which that can be undone. Returns when the pick is posted. */
export async function postNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Post Pick' }).click();
  await page.getByRole('button', { name: 'Post Now' }).click();
  await page.getByText('Posted 1 pick.', { exact: true }).waitFor();
}
