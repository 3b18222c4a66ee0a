import type { Config, Test } from 'jest-runner';

const ELSEWHERE =
  'Its project shares modules between files (docs/decisions/0070-jest-shares-modules.md); the project pages does not.';

/** Why these tests cannot run as they were requested, or null. */
export function whatIsRefused({ collectCoverage }: Config.GlobalConfig, tests: Test[]): string | null {
  if (collectCoverage)
    return `--coverage counts nothing here. ${ELSEWHERE} Leave it out, or add --selectProjects pages.`;
  const test = tests.find(({ context }) => context.config.setupFilesAfterEnv.length > 0);
  if (test)
    return `setupFilesAfterEnv would run once for all files, and not for each. ${ELSEWHERE} Name the file in setupFiles, or import it.`;
  return null;
}

/** What takes the place of a function of Jest that is not there. */
function refusing(sentence: string): () => never {
  return function refused() {
    const error = new Error(sentence);
    // So that the line of the test is shown, and not the one above.
    Error.captureStackTrace(error, refused);
    throw error;
  };
}

/** A member of Jest's `jest`. */
export function refusedFunction(name: string): () => never {
  return refusing(
    `jest.${name} is not there. ${ELSEWHERE} Pass the tested code what it should use, or spy on an object.`,
  );
}

const SNAPSHOTS = [
  'toMatchSnapshot',
  'toMatchInlineSnapshot',
  'toThrowErrorMatchingSnapshot',
  'toThrowErrorMatchingInlineSnapshot',
];

/** The matchers that compare with a snapshot. */
export const refusedMatchers = Object.fromEntries(
  SNAPSHOTS.map((name) => [
    name,
    refusing(`${name} is not there: say in the test what is expected. ${ELSEWHERE}`),
  ]),
);
