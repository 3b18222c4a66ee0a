import styles from './MemberFacts.module.css';

export type Facts = readonly [name: string, value: string | null][];

/** Facts by name. Those without a value are left out. */
export function MemberFacts({ facts }: { facts: Facts }) {
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
