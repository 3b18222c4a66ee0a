import { CancelAnytimeIcon, SecureIcon, SupportIcon } from '#frontend/billing/billing-icons.ts';
import styles from './TrustBadges.module.css';

const BADGES = [
  { Icon: SecureIcon, words: 'Secure Payment' },
  { Icon: CancelAnytimeIcon, words: 'Cancel Anytime' },
  { Icon: SupportIcon, words: '24/7 Support' },
];

export function TrustBadges() {
  return (
    <ul className={styles.badges}>
      {BADGES.map(({ Icon, words }) => (
        <li key={words}>
          <Icon size={18} stroke={1.7} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  );
}
