import { useSamplesShown } from '#frontend/app/Providers.tsx';
import { CancelAnytimeIcon, SecureIcon } from '#frontend/billing/billing-icons.ts';
import { SampleMark } from '#frontend/ui/SampleMark.tsx';
import { SupportIcon } from '#frontend/ui/support-icons.ts';
import { isUnproven } from '#schema/rules/money/advertised-features.ts';
import styles from './TrustBadges.module.css';

/** `proven` replaces words that this software cannot prove when sample content is hidden. */
const BADGES: { Icon: typeof SecureIcon; words: string; proven?: string }[] = [
  { Icon: SecureIcon, words: 'Secure Payment' },
  { Icon: CancelAnytimeIcon, words: 'Cancel Anytime' },
  { Icon: SupportIcon, words: '24/7 Support', proven: 'Support by email' },
];

export function TrustBadges() {
  const samples = useSamplesShown();
  return (
    <ul className={styles.badges}>
      {BADGES.map(({ Icon, words, proven }) => (
        <li key={words}>
          <Icon size={18} stroke={1.7} aria-hidden="true" />
          {samples ? <AdvertisedFeature feature={words} /> : (proven ?? words)}
        </li>
      ))}
    </ul>
  );
}

/** A feature of a plan; one that this software does not provide is marked in place. */
function AdvertisedFeature({ feature }: { feature: string }) {
  if (!isUnproven(feature, null)) return feature;
  return (
    <span>
      {feature} <SampleMark />
    </span>
  );
}
