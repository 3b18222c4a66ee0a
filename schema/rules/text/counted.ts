/** '1 pick', '1,204 picks' */
export function counted(n: number, what: string): string {
  return `${String(n).replace(/\B(?=(\d{3})+$)/g, ',')} ${what}${n === 1 ? '' : 's'}`;
}
