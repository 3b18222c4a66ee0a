/** Writes to the console what an answer cannot say. */
export function warn(sentence: string): void {
  process.stderr.write(`local braintree: ${sentence}\n`);
}
