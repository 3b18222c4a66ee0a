import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/**
 * Every sentence and label that the owner's specification (product.txt) writes in quotes, by its section. Those that the
 * source puts together stand with their pieces. What the server says is provoked in gateway/rest/rest-errors.test.ts.
 */
const DOCUMENTED: Record<string, readonly (string | readonly [documented: string, ...pieces: string[]])[]> = {
  '2. Screens': [
    ['All times EST', 'All times E'],
    "These are demo picks. Sign up to access today's real premium picks!",
    'Expired',
    // Without leading zeros: decision 33.
    ['Xd Yh Zm remaining', 'remaining'],
    "Today's Picks",
    'Loading picks...',
    'No picks available for today yet. Check back later!',
    ['No picks available for {date}', 'No picks available for {longDay('],
    ['{Tier} Plan Required', ' Plan Required'],
    'Upgrade Now',
    'Winner',
    'Upgrade Plan',
    'Change Plan',
    'Reactivate Plan',
    'Click to Upgrade',
    'Update Payment Method',
    'Add Payment Method',
    'Change Password',
    'Password reset link sent! Check your email for further instructions.',
    ['Try {Plan} Plan', '`Try ${'],
    '1 day for $0 down',
    ['{Plan} Plan', '} Plan`'],
    'Get Winning Picks',
    'Processing...',
    'Payment Successful',
    "Get Access to Today's Picks",
    'Complete Purchase',
    ['Save $50/month', 'Save {saved}/month'],
    'Upgrade to VIP',
    'Continue to Dashboard',
    'smart bettors',
    'New Pick',
    'New Coupon',
  ],
  '4. States': ['Expiring Soon', 'Active', 'Free Trial:', 'Trial Ended: Upgrade to continue access'],
  '5. Validation': [
    'Passwords do not match',
    'Password should be at least 6 characters',
    'Password must be at least 6 characters',
    'Invalid password reset link',
    'This password reset link is invalid or has expired',
  ],
  '8. Errors': [
    'No account found with this email',
    'Invalid password',
    'An account already exists with this email',
    'Invalid email address',
    'Authentication failed. Please try again.',
    [
      'A free trial has already been used on this device. Please sign in with {email}',
      'A free trial has already been used on this device. Please sign in with ',
    ],
    'Server error. Please try again.',
    'An unexpected error occurred',
    'No authenticated user',
    'Failed to get authentication token',
    ['Failed to sign in with Google', 'Failed to sign ', ' with Google', "'in'"],
    ['Failed to sign up with Google', 'Failed to sign ', ' with Google', "'up'"],
    'Failed to load picks. Please try again.',
    ['Failed to load coupons...', 'Failed to load ', '. Please try again.', "what: 'coupons'"],
    ['Failed to create pick...', '`Failed to ', "'create pick'"],
    ['Failed to update pick...', '`Failed to ', "'update pick'"],
    ['Failed to update winner status...', '`Failed to ', "'update winner status'"],
    ['Failed to delete pick...', '`Failed to ', "'delete pick'"],
    ['Failed to delete coupon', '`Failed to ', "'delete coupon'"],
    'Failed to create coupon',
    'Failed to fetch coupons',
    'Your card was declined.',
    'Failed to update password',
    'Failed to upgrade subscription',
    'Failed to reactivate subscription',
    'Failed to fetch billing history',
    'Failed to load billing history',
    'Failed to update payment method',
    'Failed to validate coupon',
    'Failed to process payment information.',
    'Failed to send reset email',
    'Failed to reset password',
    'Failed to upgrade plan',
    'Failed to downgrade subscription',
    ['Failed to process payment', "'Failed to process payment'"],
    'Failed to create subscription',
    'Please verify your card information and try again, or use a different card.',
    ['Failed to upgrade', "'Failed to upgrade'"],
    'Failed to find the root element',
    'Unexpected Application Error!',
    'No billing history available',
    'No coupons available',
    'No payment method is currently associated with your account.',
  ],
};

const root = join(import.meta.dirname, '..');
const source = globSync('{frontend,gateway,schema}/**/*.{ts,tsx,html}', { cwd: root })
  .filter((file) => !/\.test\.|\/testing\/|generated/.test(file))
  .map((file) => withoutComments(readFileSync(join(root, file), 'utf8')))
  .join('\n')
  .replaceAll('&apos;', "'")
  .replace(/\s+/g, ' ');

/** A sentence that only a comment cites is shown to nobody. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

const sentences = Object.entries(DOCUMENTED).flatMap(([section, each]) =>
  each.map((one): [string, string, readonly string[]] => {
    const [documented = '', ...pieces] = typeof one === 'string' ? [one] : one;
    return [section, documented, pieces.length > 0 ? pieces : [documented]];
  }),
);

test.each(sentences)('%s: “%s” is in the source', (_section, _documented, pieces) => {
  for (const piece of pieces) expect(source.includes(piece)).toBe(true);
});
