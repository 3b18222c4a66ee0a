import { describe, expect, test } from '@jest/globals';
import type { Context } from '#gateway/auth/context.ts';
import { Reuse } from '#gateway/auth/reuse.ts';
import { ReadyAnswers } from '#gateway/graphql/ready-answers.ts';
import type { PickViewer } from '#schema/rules/access/visibility.ts';
import { viewerIn, viewerKeyOf } from './viewer-key.ts';

const VIEWER: PickViewer = {
  tier: 'PLUS',
  trialEnded: false,
  lapsed: false,
  paused: null,
  onBreak: false,
  readsAll: false,
};
/** A right that does not exist yet. */
const withRight = (right: unknown) => ({ ...VIEWER, readsArchive: right }) as PickViewer;

describe('the key of a viewer', () => {
  test('is null for a visitor and reads back as the viewer', () => {
    expect(viewerIn(viewerKeyOf(null))).toBeNull();
    expect(viewerIn(viewerKeyOf(VIEWER))).toEqual(VIEWER);
  });

  test('is the same whatever the order of the fields', () => {
    const { tier, ...others } = VIEWER;
    expect(viewerKeyOf({ ...others, tier })).toBe(viewerKeyOf(VIEWER));
  });

  test.each(Object.keys(VIEWER))('changes with %s', (field) => {
    expect(viewerKeyOf({ ...VIEWER, [field]: 'another' } as PickViewer)).not.toBe(viewerKeyOf(VIEWER));
  });

  test('changes with a right that is added to the viewer', () => {
    const keys = [VIEWER, withRight(false), withRight(true)].map(viewerKeyOf);
    expect(new Set(keys).size).toBe(3);
  });
});

test('a ready answer is not given to a viewer with another right', () => {
  const now = new Date('2026-03-02T17:00:00Z');
  const contextOf = (viewer: PickViewer | null) => {
    const reuse = new Reuse('1');
    reuse.ofPicks();
    return { viewer, key: null, member: null, now, reuse } as unknown as Context;
  };
  const answers = new ReadyAnswers();
  const question = { operation: '{ board { day } }', variables: null };
  answers.keep(question, contextOf(withRight(true)), { json: '{"board":{}}', rootFields: 1, cost: 1 });
  expect(answers.find(question, contextOf(withRight(true)))).not.toBeNull();
  for (const other of [VIEWER, withRight(false), null])
    expect(answers.find(question, contextOf(other))).toBeNull();
});
