import type { UseFormReturnType } from '@mantine/form';

/** What a form does when it was not sent: the first field with a problem takes the focus. */
export function focusFirstProblem<Values extends object>(form: UseFormReturnType<Values>) {
  return (problems: object) => {
    const first = Object.keys(form.getValues()).find((field) => field in problems);
    if (first) form.getInputNode(first)?.focus();
  };
}
