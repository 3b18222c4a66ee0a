import { openSession } from './open-session.ts';
import { isSignedInHere } from './signed-in-here.ts';

/** Fetches a file of ours as the signed-in member, or as a visitor where nobody is. A refused token is renewed once. */
export async function fetchAsMember(path: string): Promise<Response> {
  if (!isSignedInHere()) return fetch(path);
  const { bearerToken } = await openSession();
  const answer = await send(path, await bearerToken(false));
  return answer.status === 401 ? send(path, await bearerToken(true)) : answer;
}

function send(path: string, bearer: string | null): Promise<Response> {
  return fetch(path, bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {});
}
