import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Member } from '#frontend/app/session/session.ts';
import { type Asked, askedFields, type Buyer, buyerProblems, EMPTY_BUYER } from './buyer.ts';
import { buyerDraft, saveBuyerDraft } from './buyer-draft.ts';

type Problems = Record<string, unknown>;

/** The buyer's fields and their validation. What is typed survives a reload of the tab. */
export function useBuyerForm(member: Pick<Member, 'id' | 'email'> | null, asked: Asked) {
  const fields = askedFields(asked);
  const memberId = member?.id ?? null;
  const own = member && { email: member.email };
  const form = useForm<Buyer>({
    initialValues: { ...EMPTY_BUYER, ...own },
    onValuesChange: (buyer) => saveBuyerDraft(memberId, buyer),
    validate: (buyer) => buyerProblems(buyer, asked),
  });

  // After the first render, which has to match the prerendered page.
  const restore = useRef(() => form.setValues({ ...buyerDraft(memberId), ...typedEarly(), ...own }));
  useEffect(() => restore.current(), []);

  /** What was typed or filled in before the prerendered page was hydrated. */
  function typedEarly(): Partial<Buyer> {
    const values = fields.map((field) => [field, typedIn(form.getInputNode(field))] as const);
    return Object.fromEntries(values.filter(([field, value]) => value && field !== 'country'));
  }

  const focusFirst = (problems: Problems) => {
    const first = fields.find((field) => problems[field]);
    if (first) form.getInputNode(first)?.focus();
  };

  return {
    form,
    focusFirst,
    /** The purchase's buyer fields. */
    given: () => {
      const given = Object.fromEntries(fields.map((field) => [field, form.values[field]]));
      const { email, firstName, lastName } = form.values;
      return { ...given, email: email.trim(), firstName, lastName };
    },
    /** Shows the server's problems at their fields; false when none of those fields is on this page. */
    showAtFields: (problems: Record<string, string>): boolean => {
      const known = fields.filter((field) => problems[field]);
      flushSync(() => {
        for (const field of known) form.setFieldError(field, problems[field]);
      });
      focusFirst(problems);
      return known.length > 0;
    },
  };
}

function typedIn(node: HTMLElement | null): string {
  return node instanceof HTMLInputElement ? node.value : '';
}
