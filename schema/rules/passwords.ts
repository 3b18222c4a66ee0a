/** product.txt section 5. */
export const SHORTEST_PASSWORD = 6;

export function passwordIsLongEnough(password: string): boolean {
  return password.length >= SHORTEST_PASSWORD;
}
