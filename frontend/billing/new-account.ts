/** Router state from a purchase to /create-password (product.txt section 2). Used once, then cleared. */
export interface NewAccount {
  email: string;
  userId: string;
  tempPassword: string;
}

/** The account of complete router state, else null. */
export function newAccountOf(state: unknown): NewAccount | null {
  const { email, userId, tempPassword } = (state ?? {}) as Partial<Record<keyof NewAccount, unknown>>;
  const complete = [email, userId, tempPassword].every((part) => typeof part === 'string' && part !== '');
  return complete
    ? { email: String(email), userId: String(userId), tempPassword: String(tempPassword) }
    : null;
}
