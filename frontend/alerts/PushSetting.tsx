import { useState } from 'react';
import { failureText } from '#frontend/app/failures.ts';
import { type PushObstacle, pushObstacle } from '#frontend/app/session/push-subscription.ts';
import type { PushCardFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './AlertsPage.module.css';
import { Choice } from './Choice.tsx';
import { Saved } from './Saved.tsx';
import { SendTest } from './SendTest.tsx';
import type { SettingsForm } from './use-alert-settings.ts';
import { usePush } from './use-push.ts';

/** Notifications of browsers and phones; nothing where they are not set up. */
export function PushSetting({ form }: { form: SettingsForm }) {
  const { push, turnOn, turnOff } = usePush();
  if (!push) return null;
  const { settings, save } = form;
  return (
    <Card heading="Notifications">
      <div className={styles.stack}>
        <ThisDevice push={push} onTurnOn={turnOn} onTurnOff={turnOff} />
        <OtherDevices push={push} onTurnOff={turnOff} />
        {push.devices.length > 0 && (
          <>
            <Choice
              label="Hide the pick on the lock screen"
              hint="The notification then says only that there is news."
              checked={settings.hideWords}
              onChange={() => save('push', { hideWords: !settings.hideWords })}
            />
            <Saved part="push" form={form} />
            <SendTest channel="PUSH" />
          </>
        )}
      </div>
    </Card>
  );
}

const OBSTACLES: Record<PushObstacle, string> = {
  'needs-home-screen':
    'On iPhone and iPad, notifications come from apps on the Home Screen. Tap Share, then Add to Home Screen, open the app from there and come back to this page.',
  unsupported: 'This browser cannot show notifications. Try Chrome, Firefox, Edge or Safari.',
  blocked:
    'Notifications from this site are blocked. Allow them in the settings of your browser, then reload this page.',
};

interface ThisDeviceProps {
  push: PushCardFragment;
  onTurnOn(publicKey: string): Promise<void>;
  onTurnOff(id: string): Promise<void>;
}

function ThisDevice({ push, onTurnOn, onTurnOff }: ThisDeviceProps) {
  const [obstacle, setObstacle] = useState(pushObstacle);
  const current = push.devices.find(({ isCurrent }) => isCurrent);
  const { busy, problem, run } = useSubmission(async () => {
    await (current ? onTurnOff(current.id) : onTurnOn(push.publicKey));
    setObstacle(pushObstacle());
  }, problemText);
  if (obstacle && !current) return <p className={styles.soft}>{OBSTACLES[obstacle]}</p>;
  return (
    <>
      <div className={styles.notice}>
        <p>
          {current
            ? 'This device gets notifications until you sign out.'
            : 'Get a notification the second a pick opens.'}
        </p>
        <Button variant="quiet" onClick={run} busy={busy && 'Saving...'}>
          {current ? 'Turn off here' : 'Turn on for this device'}
        </Button>
      </div>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}

function problemText(failure: unknown): string {
  return failure instanceof DOMException
    ? 'The push service of your browser did not answer. Please try again.'
    : `Failed to change notifications. ${failureText(failure)}`;
}

function OtherDevices({ push, onTurnOff }: Pick<ThisDeviceProps, 'push' | 'onTurnOff'>) {
  const others = push.devices.filter(({ isCurrent }) => !isCurrent);
  return others.map((device) => (
    <OtherDevice key={device.id} name={device.deviceName} onTurnOff={() => onTurnOff(device.id)} />
  ));
}

function OtherDevice({ name, onTurnOff }: { name: string; onTurnOff(): Promise<void> }) {
  const { busy, problem, run } = useSubmission(onTurnOff, problemText);
  return (
    <>
      <div className={styles.notice}>
        <p>{name} gets notifications too.</p>
        <Button variant="quiet" size="small" onClick={run} busy={busy && 'Saving...'}>
          Turn off on {name}
        </Button>
      </div>
      <FormProblem>{problem}</FormProblem>
    </>
  );
}
