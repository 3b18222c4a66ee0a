import { expect, test } from '@jest/globals';
import { FairQueue } from './fair-queue.ts';

/** Work that the test ends, and that records when it began. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('somebody who asks for many waits behind their own, and everyone else goes first', async () => {
  const { begun, work, end } = works();
  const queue = new FairQueue(2);
  const answers = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => queue.run(name.slice(0, 1), work(name)));
  await settled();
  expect(begun).toEqual(['a1', 'a2']);
  end('a1');
  await settled();
  end('a2');
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1']);
  for (const name of ['a3', 'b1']) end(name);
  await settled();
  end('a4');
  expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
});

test('work that fails gives its place on, and too much waiting is refused', async () => {
  const { work, end } = works();
  const queue = new FairQueue(1);
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const all = Array.from({ length: 22 }, (_, at) => queue.run('a', work(String(at))));
  await expect(all.at(-1)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const other = queue.run('b', async () => 'other');
  for (let at = 0; at < 21; at += 1) {
    end(String(at));
    await settled();
  }
  expect(await other).toBe('other');
  await Promise.all(all.slice(0, 21));
});
