import { failureCode, failureText } from '#frontend/app/failures.ts';
import {
  useAddPasskeyMutation,
  useConfirmPasskeyMutation,
  useStartPasskeyCheckMutation,
  useStartPasskeyMutation,
} from '#frontend/generated/graphql.ts';

/** Loaded with the first use: the account page of members, who have none, goes without it. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Asks the browser for a passkey and shows it to the server. Rejects when the person closes the browser's dialog. */
export function useShowPasskey(): () => Promise<void> {
  const [ask] = useStartPasskeyCheckMutation();
  const [prove] = useConfirmPasskeyMutation();
  return async () => {
    const { data } = await ask();
    const optionsJSON = JSON.parse(data?.startPasskeyCheck.options ?? '{}');
    const response = JSON.stringify(await (await webAuthn()).startAuthentication({ optionsJSON }));
    await prove({ variables: { input: { response } }, refetchQueries: ['SecondFactor'] });
  };
}

/** Does something that may need a fresh passkey: when the server requires one, it is shown and the act repeated, once. */
export function useWithPasskey(): <T>(act: () => Promise<T>) => Promise<T> {
  const show = useShowPasskey();
  return async (act) => {
    try {
      return await act();
    } catch (failure) {
      if (failureCode(failure) !== 'SECOND_FACTOR') throw failure;
      await show();
      return act();
    }
  };
}

/** Makes a passkey on this device and keeps it under a name. */
export function useAddPasskey(): (name: string) => Promise<void> {
  const [begin] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  return async (name) => {
    const { data } = await begin();
    const optionsJSON = JSON.parse(data?.startPasskey.options ?? '{}');
    const response = JSON.stringify(await (await webAuthn()).startRegistration({ optionsJSON }));
    await add({ variables: { input: { name, response } }, refetchQueries: ['SecondFactor'] });
  };
}

/** Of WebAuthnError. */
const ALREADY_HERE = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

/** What went wrong with a passkey, the browser's own refusals too. */
export function passkeyFailure(failure: unknown): string {
  if (failureCode(failure) === 'SIGN_IN_AGAIN')
    return 'Your sign-in is older than five minutes. Sign out, sign in again, and add the passkey then.';
  if (failure instanceof Error && 'code' in failure && failure.code === ALREADY_HERE)
    return 'This device holds one of your passkeys already.';
  if (failure instanceof Error && failure.name === 'NotAllowedError')
    return 'The passkey was not used. Please try again.';
  return failureText(failure);
}
