import { expect, test } from '@jest/globals';

test('a page without its root element is reported, an empty one is not', async () => {
  await expect(import('./main.tsx')).rejects.toThrow('Failed to find the root element');
  expect(document.body).toHaveTextContent('Failed to find the root element');
});
