export type Steps = {
  /** Runs one step and reports when it starts and how it ends. */
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  say(sentence: string): void;
};

const STILL_AFTER_MS = 8000;

/** Shows progress line by line, so that it reads the same in a terminal and in a log. */
export function createSteps(write: (line: string) => void): Steps {
  return {
    say: write,
    run: async (name, work) => {
      const began = performance.now();
      const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
      const still = setInterval(() => write(`  … ${name}, ${seconds()} so far`), STILL_AFTER_MS);
      try {
        const result = await work();
        write(`  ✓ ${name} ${seconds()}`);
        return result;
      } catch (error) {
        write(`  ✗ ${name} ${seconds()}`);
        throw error;
      } finally {
        clearInterval(still);
      }
    },
  };
}
