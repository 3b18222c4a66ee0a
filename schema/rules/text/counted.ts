/** '1 pick', '1,204 picks' */
export function counted(n: number, what: string): string {
  return `${thousands(n)} ${what}${n === 1 ? '' : 's'}`;
}

/** '1,204'. Without `Intl`, whose formatters take a phone up to 20 ms each to make. */
export function thousands(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}
