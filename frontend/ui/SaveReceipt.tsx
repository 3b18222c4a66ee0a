import { useState } from 'react';
import { saveText } from '#frontend/app/save-text.ts';
import { openSession } from '#frontend/app/session/open-session.ts';
import { isSignedInHere } from '#frontend/app/session/signed-in-here.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface SaveReceiptProps {
  /** The id of a pick, or `today` for all of today's picks in one file. */
  of: string;
  /** Without its ending. */
  fileName?: string;
  children: string;
}

const FAILED = 'The proof could not be loaded. Please try again.';
/** The log is signed within seconds. */
const NOT_SIGNED = 'There is no proof yet: the record is signed within seconds. Please try again.';

/** Saves what proves a pick as a file, with what opens it where this reader may read it. */
export function SaveReceipt({ of, fileName = of, children }: SaveReceiptProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const answer = await fetchAsMember(`/record/receipts/${encodeURIComponent(of)}.tlog-proof`);
      if (answer.ok) saveText(`${fileName}.tlog-proof`, await answer.text());
      else setProblem(answer.status === 404 ? NOT_SIGNED : FAILED);
    } catch {
      setProblem(FAILED);
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="quiet" size="small" busy={busy && 'Saving...'} onClick={save}>
        {children}
      </Button>
      {problem && <Notice tone="error">{problem}</Notice>}
    </>
  );
}

/** Fetches a file of ours as the signed-in member, or as a visitor where nobody is. A refused token is renewed once. */
async function fetchAsMember(path: string): Promise<Response> {
  if (!isSignedInHere()) return fetch(path);
  const { bearerToken } = await openSession();
  const answer = await send(path, await bearerToken(false));
  return answer.status === 401 ? send(path, await bearerToken(true)) : answer;
}

function send(path: string, bearer: string | null): Promise<Response> {
  return fetch(path, bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {});
}
