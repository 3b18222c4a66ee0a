import { expect, test } from '@jest/globals';
import { Turns } from './turns.ts';

test('at most so many have their turn at once, and the next one begins when one ends', async () => {
  const turns = new Turns(2);
  const began: number[] = [];
  const all = [1, 2, 3, 4].map((number) => {
    const turn = turns.next();
    void turn.begin().then(() => began.push(number));
    return turn;
  });
  await Promise.resolve();
  expect(began).toEqual([1, 2]);
  all[1]?.end();
  await new Promise(setImmediate);
  expect(began).toEqual([1, 2, 3]);
});

test('who ends without having begun takes nobody’s turn', async () => {
  const turns = new Turns(1);
  turns.next().end();
  await turns.next().begin();
  let second = false;
  void turns
    .next()
    .begin()
    .then(() => {
      second = true;
    });
  await new Promise(setImmediate);
  expect(second).toBe(false);
});
