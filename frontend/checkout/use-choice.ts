import { useCallback, useEffect, useState } from 'react';
import { ERRORS } from '#schema/rules/api/errors.ts';
import { planCodeOf, type ShownChoice } from './shown-choice.ts';
import { useDevice } from './use-device.ts';

/** The plan being bought: the one in the address, or the same plan at full price when no trial is available. */
export function useChoice(shown: ShownChoice) {
  const [choice, setChoice] = useState(shown.choice);
  const [notice, setNotice] = useState(shown.notice);
  const device = useDevice(shown.choice.withTrial);

  const offerFullPrice = useCallback(() => {
    setChoice((given) => ({ ...given, withTrial: false }));
    setNotice(ERRORS.TRIAL_USED.message);
  }, []);
  const trialIsGone = choice.withTrial && device?.hadTrial === true;
  useEffect(() => {
    if (trialIsGone) offerFullPrice();
  }, [trialIsGone, offerFullPrice]);

  return {
    choice,
    notice,
    planType: planCodeOf(choice),
    /** False while checking whether this device may have a trial. */
    isCertain: !choice.withTrial || device !== null,
    /** The purchase's device fields. */
    ofDevice: choice.withTrial ? { fingerprintId: device?.fingerprintId ?? null } : {},
    offerFullPrice,
  };
}
