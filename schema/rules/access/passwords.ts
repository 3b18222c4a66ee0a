/** product.txt section 5. */
export const MIN_PASSWORD_LENGTH = 6;

export function passwordIsLongEnough(password: string): boolean {
  return password.length >= MIN_PASSWORD_LENGTH;
}
