/** '1.5 units', '1 unit'. */
export function stakeText(units: number): string {
  return `${units} ${units === 1 ? 'unit' : 'units'}`;
}
