import { isUnproven } from '#schema/rules/money/advertised-features.ts';
import { SampleLabel } from './SampleLabel.tsx';

/** A feature of a plan; one that this software does not provide is labelled as a sample where it stands. */
export function AdvertisedFeature({ feature }: { feature: string }) {
  return isUnproven(feature) ? (
    <span>
      {feature} <SampleLabel />
    </span>
  ) : (
    feature
  );
}
