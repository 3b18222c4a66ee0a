import { useState } from 'react';
import { fieldProblems } from '#frontend/app/failures.ts';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { useCreateWebhookEndpointMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { RestoredNotice } from '#frontend/ui/RestoredNotice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { PICK_EVENTS, type WebhookChoice } from '#schema/rules/api/webhook-values.ts';
import { keyText } from './api-key-text.ts';
import { EventChoices } from './EventChoices.tsx';
import styles from './Integrations.module.css';
import { WebhookSecret } from './WebhookSecret.tsx';

interface CreateWebhookDialogProps {
  readsMembers: boolean;
  keys: readonly { id: string; name: string; prefix: string }[];
  onClose(): void;
  onCreated(): void;
}

/** Prompts for address and events, then shows the signing secret once. */
export function CreateWebhookDialog(props: CreateWebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const created = (made: string) => {
    setSecret(made);
    props.onCreated();
  };
  return (
    <Dialog open onClose={props.onClose} title={secret ? 'Copy your signing secret' : 'New webhook endpoint'}>
      {secret ? (
        <WebhookSecret secret={secret} onDone={props.onClose} />
      ) : (
        <WebhookForm {...props} onCreated={created} />
      )}
    </Dialog>
  );
}

interface WebhookFormProps extends Omit<CreateWebhookDialogProps, 'onCreated'> {
  onCreated(secret: string): void;
}

interface NewWebhook {
  url: string;
  apiKeyId: string;
  events: WebhookChoice[];
}

/** Only the server knows which addresses it may call, so it validates them. */
function useNewWebhook({ keys, onCreated }: WebhookFormProps) {
  // It may name a key that was revoked since.
  const draft = `new webhook ${keys.map(({ id }) => id)}`;
  const unsaved = useUnsavedForm<NewWebhook>(draft, {
    initialValues: { url: '', apiKeyId: keys[0]?.id ?? '', events: [...PICK_EVENTS] },
    validate: {
      url: (url) => (url.trim() ? null : 'Enter an address'),
      events: (events) => (events.length > 0 ? null : 'Choose at least one event'),
    },
  });
  const { form, discard } = unsaved;
  const [create] = useCreateWebhookEndpointMutation({ fetchPolicy: 'no-cache' });
  const withPasskey = useWithPasskey();
  const submission = useSubmission(
    async () => {
      const { url, apiKeyId, events } = form.getValues();
      const input = { url: url.trim(), apiKeyId, events };
      const { data } = await withPasskey(() => create({ variables: { input } }));
      if (!data) throw new Error('The server answered without a secret');
      discard();
      onCreated(data.createWebhookEndpoint.secret);
    },
    (failure) => {
      const fields = fieldProblems(failure);
      form.setErrors(fields);
      return Object.keys(fields).length > 0 ? null : `Failed to add the endpoint. ${passkeyFailure(failure)}`;
    },
  );
  return { ...unsaved, ...submission };
}

function WebhookForm(props: WebhookFormProps) {
  const { readsMembers, keys, onClose } = props;
  const { form, restored, discard, busy, problem, run } = useNewWebhook(props);
  const cancel = () => {
    discard();
    onClose();
  };
  const focusUrl = (problems: object) => 'url' in problems && form.getInputNode('url')?.focus();
  return (
    <form noValidate className={styles.dialog} onSubmit={form.onSubmit(run, focusUrl)}>
      <RestoredNotice shown={restored} onDiscard={discard} />
      <TextInput
        label="Address"
        type="url"
        inputMode="url"
        placeholder="https://example.com/hooks"
        description="We send POST requests to it. It must start with https and be reachable from the internet."
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('url')}
      />
      <NativeSelect
        label="Sees what this API key sees"
        data={keys.map(({ id, ...key }) => ({ value: id, label: keyText(key) }))}
        {...form.getInputProps('apiKeyId')}
      />
      <EventChoices
        readsMembers={readsMembers}
        value={form.values.events}
        problem={form.errors.events}
        onChange={(events) => form.setFieldValue('events', events)}
      />
      <FormProblem>{problem}</FormProblem>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={cancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" busy={busy && 'Adding...'}>
          Add endpoint
        </Button>
      </div>
    </form>
  );
}
