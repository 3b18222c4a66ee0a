import { startTransition, useOptimistic } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/**
 * A choice that the address keeps, for the fields that make it: what is shown there changes at once, and the page follows when the new
 * address is drawn. A field that waited for the address would jump back first, and the next press of an arrow key would begin there.
 */
export function useAddressChoice<Choice>(
  inAddress: Choice,
  pathOf: (choice: Choice) => string,
  options: NavigateOptions = {},
): [shown: Choice, choose: (choice: Choice) => void] {
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(inAddress);
  const choose = (choice: Choice) =>
    startTransition(() => {
      show(choice);
      return navigate(pathOf(choice), options);
    });
  return [shown, choose];
}
