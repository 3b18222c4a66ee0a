import { useState } from 'react';
import { fieldProblems } from '#frontend/app/failures.ts';
import { passkeyFailure, useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { useCreateApiKeyMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { RestoredNotice } from '#frontend/ui/RestoredNotice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { type ApiKeyScope, apiKeyProblems, MAX_KEY_NAME_LENGTH } from '#schema/rules/api/api-keys.ts';
import { expiryOf, LIFETIMES } from './api-key-text.ts';
import styles from './Integrations.module.css';
import { NewSecret } from './NewSecret.tsx';
import { ScopeChoices } from './ScopeChoices.tsx';

interface CreateApiKeyDialogProps {
  writesPicks: boolean;
  onClose(): void;
  onCreated(): void;
}

/** Prompts for name, scopes and lifetime; then shows the secret, once. */
export function CreateApiKeyDialog({ writesPicks, onClose, onCreated }: CreateApiKeyDialogProps) {
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const created = (name: string, secret: string) => {
    setMade({ name, secret });
    onCreated();
  };
  return (
    <Dialog open onClose={onClose} title={made ? 'Copy your API key' : 'New API key'}>
      {made ? (
        <NewSecret {...made} onDone={onClose} />
      ) : (
        <ApiKeyForm writesPicks={writesPicks} onClose={onClose} onCreated={created} />
      )}
    </Dialog>
  );
}

interface ApiKeyFormProps extends Omit<CreateApiKeyDialogProps, 'onCreated'> {
  onCreated(name: string, secret: string): void;
}

interface NewApiKey {
  name: string;
  scopes: ApiKeyScope[];
  lifetime: string;
}

function ApiKeyForm({ writesPicks, onClose, onCreated }: ApiKeyFormProps) {
  const { form, restored, discard } = useUnsavedForm<NewApiKey>('new API key', {
    initialValues: { name: '', scopes: ['READ_PICKS'], lifetime: '90' },
    validate: ({ name, scopes }) =>
      apiKeyProblems({ name, scopes, expiresAt: null }, { writesPicks }, serverNow()),
  });
  const [create] = useCreateApiKeyMutation({ fetchPolicy: 'no-cache' });
  const withPasskey = useWithPasskey();
  const { busy, problem, run } = useSubmission(
    async () => {
      const { name, scopes, lifetime } = form.getValues();
      const input = { name, scopes, expiresAt: expiryOf(lifetime, serverNow()) };
      const { data } = await withPasskey(() => create({ variables: { input } }));
      if (!data) throw new Error('The server answered without a key');
      discard();
      onCreated(data.createApiKey.apiKey.name, data.createApiKey.secret);
    },
    (failure) => {
      form.setErrors(fieldProblems(failure));
      return `Failed to create the key. ${passkeyFailure(failure)}`;
    },
  );
  const cancel = () => {
    discard();
    onClose();
  };
  const focusName = (problems: object) => 'name' in problems && form.getInputNode('name')?.focus();
  return (
    <form noValidate className={styles.dialog} onSubmit={form.onSubmit(run, focusName)}>
      <RestoredNotice shown={restored} onDiscard={discard} />
      <TextInput
        label="Name"
        placeholder="Morning bot"
        description="A name you will recognize"
        maxLength={MAX_KEY_NAME_LENGTH}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <ScopeChoices
        writesPicks={writesPicks}
        value={form.values.scopes}
        problem={form.errors.scopes}
        onChange={(scopes) => form.setFieldValue('scopes', scopes)}
      />
      <NativeSelect label="Valid for" data={[...LIFETIMES]} {...form.getInputProps('lifetime')} />
      <FormProblem>{problem}</FormProblem>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={cancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" busy={busy && 'Creating...'}>
          Create API key
        </Button>
      </div>
    </form>
  );
}
