import { useHydrated } from '#frontend/app/use-hydrated.ts';
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
        A page that checks itself can lie. With Node 20 or newer, check the whole record on your own machine,
        offline once these files are there. It prints wins, losses and units as it counts them itself.
      </p>
      <Lines
        label="Commands"
        lines={[
          `curl -O ${site}/record/all.ndjson.gz`,
          `curl -O ${site}/record/policy.txt`,
          // The day has npx download it again: from one address it does so once. npm 12 runs none without the flag.
          `npx --allow-remote=all ${site}/record/verify-${day}.tgz \\`,
          '  all.ndjson.gz --policy policy.txt --receipt *.tlog-proof',
        ]}
      />
      <p className={styles.words}>
        Show others how long the record is. The badge leads here:{' '}
        <img src="/record/badge.svg" alt="Sealed record" height={22} className={styles.badge} />
      </p>
      <Lines
        label="HTML of the badge"
        lines={[
          `<a href="${site}/record/verify"><img`,
          `  src="${site}/record/badge.svg"`,
          '  alt="Sealed record" height="22"></a>',
        ]}
      />
    </>
  );
}

/** To be copied, so that no line is broken: those that are too long scroll. */
function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
    <section className={styles.code} aria-label={label} tabIndex={0}>
      <pre>
        <code>{lines.join('\n')}</code>
      </pre>
    </section>
  );
}
