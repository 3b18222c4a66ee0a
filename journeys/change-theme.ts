import type { Page } from 'playwright-core';

/** Changes the theme as another tab would: pages follow the stored value. */
export async function changeTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const oldValue = localStorage.getItem('theme');
    const newValue = oldValue === 'dark' ? 'light' : 'dark';
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', oldValue, newValue }));
  });
}
