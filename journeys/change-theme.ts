import type { Page } from 'playwright-core';

/** As another tab of this browser would: the pages follow what is stored. */
export async function changeTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const oldValue = localStorage.getItem('theme');
    const newValue = oldValue === 'dark' ? 'light' : 'dark';
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', oldValue, newValue }));
  });
}
