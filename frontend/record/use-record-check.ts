import { useCallback, useEffect, useState } from 'react';
import type { Report } from './check/report-text.ts';
import type { Visit } from './check/visit.ts';
import { forgetLog, rememberLog } from './remembered-log.ts';

interface CheckedText {
  /** What was checked: the name of a file. */
  name: string;
  reports: Report[];
}

/** Checks the record when the page opens, and what its reader gives. */
export function useRecordCheck() {
  const [visit, setVisit] = useState<Visit | null>(null);
  const [checked, setChecked] = useState<CheckedText[]>([]);
  const [failed, setFailed] = useState(false);
  const look = useCallback(async () => {
    setVisit(null);
    setFailed(false);
    try {
      // Downloaded after the page, in pieces: what checks a proof comes with the first one.
      const { visitLog } = await import('./check/visit.ts');
      setVisit(await visitLog());
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void look(), [look]);
  return {
    visit,
    checked,
    failed,
    look,
    /** `given` is a text, or a copy of the record. */
    check: async (name: string, given: string | Blob) => {
      const text =
        typeof given === 'string'
          ? given
          : await (await import('./check/packed-lines.ts')).lastCheckpointOf(given);
      const { checkText } = await import('./check/check-text.ts');
      const reports = visit?.site && visit.policy ? await checkText(text, visit.policy, visit.site) : [];
      setChecked((before) => [{ name, reports }, ...before.filter((each) => each.name !== name)]);
    },
    trust: async () => {
      if (visit?.site) rememberLog(visit.site.note, visit.site.policyText);
      await look();
    },
    forget: async () => {
      forgetLog();
      await look();
    },
  };
}
