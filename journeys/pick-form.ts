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

/**
 * Sends the form of a new pick. The teams of most stories are in no schedule, which the form asks about: they are meant as they are
 * written. Returns when the form is gone.
 */
export async function sendPick(page: Page, button: 'Post Pick' | 'Save Draft'): Promise<void> {
  const gone = page.getByRole('dialog', { name: 'New Pick' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: button }).click();
  const isAsked = await Promise.race([keepTeams(page).then(() => true), gone.then(() => false)]);
  if (isAsked) await page.getByRole('button', { name: button }).click();
  await gone;
}

/** Answers that each team is meant as it is written; waits for the first question. */
export async function keepTeams(page: Page): Promise<void> {
  const written = page.getByRole('button', { name: /, as written$/, pressed: false });
  await written.first().waitFor();
  while ((await written.count()) > 0) await written.first().click();
}

/** Sends the form and does not wait for the ten seconds in which that can be undone. Returns when the pick is posted. */
export async function postNow(page: Page): Promise<void> {
  await sendPick(page, 'Post Pick');
  await page.getByRole('button', { name: 'Post Now' }).click();
  await page.getByText('Posted 1 pick.', { exact: true }).waitFor();
}
