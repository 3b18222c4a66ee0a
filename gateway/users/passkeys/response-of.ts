import { AppError } from '#gateway/app-error.ts';

/** What a browser's authenticator answered, sent as JSON. The library checks what is in it. */
export function responseOf<Response extends { id: string }>(text: string): Response {
  try {
    const response: unknown = JSON.parse(text);
    if (typeof response === 'object' && response && 'id' in response && typeof response.id === 'string')
      return response as Response;
  } catch {
    // Refused below, as what has no id is.
  }
  throw new AppError('BAD_USER_INPUT', 'This is not the answer of a passkey');
}
