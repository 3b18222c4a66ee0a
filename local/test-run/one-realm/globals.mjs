/** Stands for `@jest/globals`: bindings that change with each file, also for helpers that several files share. */
export let expect;
export let test;
export let it;
export let describe;
export let beforeAll;
export let beforeEach;
export let afterEach;
export let afterAll;
export let jest;

/** Called before each file with the functions that collect its tests. */
export function setGlobals(globals) {
  ({ expect, test, it, describe, beforeAll, beforeEach, afterEach, afterAll, jest } = globals);
}
