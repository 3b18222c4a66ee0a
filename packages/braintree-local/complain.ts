/** Says on the console what the answer itself cannot tell, or must not be taken for. */
export function complain(sentence: string): void {
  process.stderr.write(`local braintree: ${sentence}\n`);
}
