import type { Locator, Page } from 'playwright-core';
import type { Viewer } from '../viewers.ts';

/** A dialog or menu and the control that opens it. */
export type DialogEntry = {
  /** The dialog's accessible name; for a menu, its button's. */
  name: string | RegExp;
  /** What else tells it from other entries of the same name. */
  when?: string;
  /** A non-modal menu below its button. */
  menu?: true;
  as: Viewer;
  path: string;
  /** Opens the page at a day this many days from today. */
  day?: number;
  /** Brings about, in the page, what `by` belongs to. */
  first?(page: Page): Promise<void>;
  by(page: Page): Locator;
  /** The key that opens it; Enter unless given. */
  key?: string;
  /** What is done in the dialog to reach what is meant; `name` is its name afterwards. */
  inside?(dialog: Locator): Promise<void>;
  /** What stands in it once the server has said what would change. Axe then sees it on a phone, too. */
  preview?: RegExp;
  /** It shows a secret once: Escape is ignored until that was copied. */
  copiedFirst?: true;
  /** Its control is shown in windows of this kind only. */
  window?: 'narrow' | 'wide';
  /** `dialogs.more.test.ts` leaves axe to another journey or to `npm run audit-pages`. */
  noAxe?: true;
};

export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
export const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first();
export const inMain = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first();

/** Presses a button of the dialog, which then shows what it was for. */
export const press = (name: string) => (dialog: Locator) =>
  dialog.getByRole('button', { name, exact: true }).click();
