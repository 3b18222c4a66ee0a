import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { download } from './download.ts';

const HREF = 'http://localhost/assets/plans.css';
const failure = new Error(`Unable to preload CSS for ${HREF}`);

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = `<link rel="stylesheet" href="${HREF}"><link rel="stylesheet" href="/assets/base.css">`;
});
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

const styles = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('a failed download is reported, and its style sheet can be downloaded again', async () => {
  await expect(download(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(styles()).toEqual(['/assets/base.css']);
});

test('a download that is cancelled because another page was requested is repeated, not reported', async () => {
  const load = vi.fn(() => Promise.resolve('the part'));
  load.mockImplementationOnce(() => {
    dispatchEvent(new Event('beforeunload'));
    return Promise.reject(failure);
  });
  const downloaded = download(load);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(downloaded).resolves.toBe('the part');
});
