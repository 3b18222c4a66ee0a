import { useForm } from '@mantine/form';
import { flushSync } from 'react-dom';
import { BILLING_FIELDS, type Buyer, buyerProblems, EMPTY_BUYER, MAIN_FIELDS } from './buyer.ts';

type Problems = Record<string, unknown>;

/** The buyer's fields and their validation. */
export function useBuyerForm(email: string, withAddress: boolean) {
  const fields: readonly (keyof Buyer)[] = withAddress ? BILLING_FIELDS : MAIN_FIELDS;
  const form = useForm<Buyer>({
    initialValues: { ...EMPTY_BUYER, email },
    validate: (buyer) => buyerProblems(buyer, withAddress),
  });

  const focusFirst = (problems: Problems) => {
    const first = fields.find((field) => problems[field]);
    if (first) form.getInputNode(first)?.focus();
  };

  return {
    form,
    focusFirst,
    /** The purchase's buyer fields. */
    given: () => {
      const { email: typed, firstName, lastName, ...address } = form.values;
      return { email: typed.trim(), firstName, lastName, ...(withAddress ? address : {}) };
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
