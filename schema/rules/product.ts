/** How the product calls itself. An operator renames it here and nowhere else. */
export const PRODUCT = {
  name: 'Chalkline',
  supportEmail: 'support@chalkline.test',
  /** Shown on each page beside 21+. Its owner has changed hands in the past, so operators set their own. */
  helpline: '1-800-MY-RESET',
} as const;
