const KEYS = 'abc2def3ghi4jkl5mno6pqrs7tuv8wxyz9';

/** A number as phones dial it: `tel:` knows no letters, so each becomes the digit of its key. */
export function phoneDigits(number: string): string {
  return number.replace(/[a-z]/gi, (letter) => {
    const [digit = letter] = KEYS.slice(KEYS.indexOf(letter.toLowerCase())).match(/\d/) ?? [];
    return digit;
  });
}
