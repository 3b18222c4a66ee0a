import styles from './MemberFacts.module.css';

/** Facts by name. Those without a value are left out. */
export function MemberFacts({ facts }: { facts: readonly [name: string, value: string | null][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
