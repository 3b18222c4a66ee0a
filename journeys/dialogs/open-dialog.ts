import type { Locator, Page } from 'playwright-core';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import { ask } from '../api.ts';
import type { DialogEntry } from './dialog-entry.ts';

/** Today in the world at `origin`. */
export async function todayIn(origin: string): Promise<string> {
  const { today } = await ask<{ today: { date: string } }>(origin, '{ today { date } }');
  return today.date;
}

export function pathOfEntry({ path, day }: DialogEntry, today: string): string {
  if (day === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}date=${addDays(today, day)}`;
}

/** 'Update Payment Method (with a payment due)'. */
export function titleOf({ name, when }: DialogEntry): string {
  const title = typeof name === 'string' ? name : name.source.replaceAll(/[\\^$]/g, '');
  return when ? `${title} (${when})` : title;
}

/** Waits until the loaded page shows what opens the dialog, and reacts to it. */
export async function showControl(page: Page, entry: DialogEntry): Promise<void> {
  await untilHydrated(page);
  await entry.first?.(page);
  await entry.by(page).waitFor();
}

export type OpenDialog = { opener: Locator; dialog: Locator };

/** Opens the dialog or menu with the keyboard, on a page that shows its control. */
export async function openDialog(page: Page, entry: DialogEntry): Promise<OpenDialog> {
  const opener = entry.by(page);
  // A button that is still loading cannot be focused.
  await opener.click({ trial: true });
  await opener.press(entry.key ?? 'Enter');
  if (entry.menu) return { opener, dialog: opener.locator('..') };
  await entry.inside?.(page.getByRole('dialog'));
  const { name } = entry;
  const dialog = page.getByRole('dialog', typeof name === 'string' ? { name, exact: true } : { name });
  await dialog.waitFor();
  if (entry.preview) await dialog.getByText(entry.preview).waitFor();
  return { opener, dialog };
}

/**
 * Waits until React has hydrated a prerendered page; until then its buttons do nothing. The router's first effect after
 * hydration sets scroll restoration to manual.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}
