import { useState } from 'react';
import { useHydrated } from '#frontend/app/use-hydrated.ts';
import { Button } from '#frontend/ui/Button.tsx';
import styles from './RecordVerifyPage.module.css';

/** The commands of docs/record.md, and the badge, with this site's address. */
export function WithoutThisPage() {
  // Pages are drawn before their address and the day are known.
  const [site, day] = useHydrated()
    ? [location.origin, new Date().toISOString().slice(0, 10)]
    : ['https://…', '…'];
  return (
    <>
      <p className={styles.words}>
        You need not trust this page. With Node 20 or newer, check the whole record on your own computer,
        offline once you have these files. It counts wins, losses and units itself, and says when witnesses
        last signed the end of the record.
      </p>
      <Lines
        label="Commands"
        lines={[
          `curl -O ${site}/record/all.ndjson.gz`,
          `curl -O ${site}/record/policy.txt`,
          `curl -O ${site}/record/verify.mjs`,
          'node verify.mjs all.ndjson.gz',
        ]}
      />
      <p className={styles.words}>
        What you kept makes it stronger. Add it to the last line: <code>--proof pick.tlog-proof</code> for
        proofs, <code>--checkpoint kept.ndjson.gz mail.eml</code> for an older copy of the record or one of
        our emails. The same program for npx, with an address for each day:
      </p>
      <Lines
        label="Commands for npx"
        lines={[`curl -O ${site}/record/verify-${day}.tgz`, `npx --yes ./verify-${day}.tgz all.ndjson.gz`]}
      />
      <p className={styles.words}>
        A badge for your own site shows how long the record is:{' '}
        <img src="/record/badge.svg" alt="Sealed record" width={240} height={22} className={styles.badge} />
      </p>
      <Lines
        label="HTML of the badge"
        lines={[
          `<a href="${site}/record/verify"><img`,
          `src="${site}/record/badge.svg"`,
          'alt="Sealed record" height="22"></a>',
        ]}
      />
    </>
  );
}

/** Long lines wrap, and are copied as one. */
function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  const [said, setSaid] = useState('');
  const text = lines.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('Your browser did not copy it. Select the lines above.');
    }
  };
  return (
    <section className={styles.code} aria-label={label}>
      <pre>
        <code>{text}</code>
      </pre>
      <div className={styles.copy}>
        <Button variant="quiet" size="small" onClick={copy} aria-label={`Copy ${label}`}>
          Copy
        </Button>
        <span role="status">{said}</span>
      </div>
    </section>
  );
}
