import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { download } from './download.ts';

const HREF = 'http://localhost/assets/plans.css';
const failure = new Error(`Unable to preload CSS for ${HREF}`);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = `<link rel="stylesheet" href="${HREF}"><link rel="stylesheet" href="/assets/base.css">`;
});
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

const styles = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('a failed download is reported, and its style sheet can be downloaded again', async () => {
  await expect(download(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(styles()).toEqual(['/assets/base.css']);
});

test('a download that is cancelled because another page was requested is repeated, not reported', async () => {
  const load = jest.fn(() => Promise.resolve('the part'));
  load.mockImplementationOnce(() => {
    dispatchEvent(new Event('beforeunload'));
    return Promise.reject(failure);
  });
  const downloaded = download(load);
  await jest.advanceTimersByTimeAsync(9_000);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(downloaded).resolves.toBe('the part');
});
