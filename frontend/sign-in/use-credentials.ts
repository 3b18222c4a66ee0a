import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { identityFailureCode, identityFailureText } from '#frontend/app/session/identity-failures.ts';
import { deleteUnsaved, readUnsaved, writeUnsaved } from '#frontend/app/unsaved.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { emailProblem, fieldOf } from './form-checks.ts';

const DRAFT = 'credentials';

/** The email that was typed on one of these pages in this tab, also before a reload; empty when there is none. */
export function keptEmail(): string {
  return readUnsaved<Credentials>(DRAFT)?.email ?? '';
}

export function keepEmail(email: string): void {
  if (email) writeUnsaved(DRAFT, { email });
}

interface Credentials {
  email: string;
  password: string;
}

interface Choice {
  /** Prefilled from the previous page. */
  email: string;
  checkPassword(password: string): string | null;
  send(email: string, password: string): Promise<unknown>;
}

/**
 * The sign-in and sign-up form. A failure of one field is shown below it and focuses it; any other is shown above the
 * button. Typed values are kept, the email through reloads and between both pages.
 */
export function useCredentials({ email, checkPassword, send }: Choice) {
  const form = useForm<Credentials>({
    initialValues: { email: '', password: '' },
    onValuesChange: ({ email: typed }) => keepEmail(typed),
    validate: { email: emailProblem, password: checkPassword },
  });
  const fill = useRef(() => {
    const typed = {
      email: typedIn(form.getInputNode('email')),
      password: typedIn(form.getInputNode('password')),
    };
    form.setValues({ email: typed.email || email || keptEmail(), password: typed.password });
  });
  // What was typed or filled in before the prerendered page was hydrated, else the email of the previous page.
  useEffect(() => fill.current(), []);
  const showAtField = (field: keyof Credentials, problem: string) => {
    flushSync(() => form.setFieldError(field, problem));
    form.getInputNode(field)?.focus();
  };
  const submission = useSubmission(
    async () => {
      await send(form.values.email.trim(), form.values.password);
      deleteUnsaved(DRAFT);
    },
    (failure) => {
      const field = fieldOf(identityFailureCode(failure));
      const text = identityFailureText(failure);
      if (field) showAtField(field, text);
      return field ? null : text;
    },
  );
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? 'email')?.focus();
  return { form, submission, onSubmit: form.onSubmit(submission.run, focusFirst) };
}

function typedIn(node: HTMLElement | null): string {
  return node instanceof HTMLInputElement ? node.value : '';
}
