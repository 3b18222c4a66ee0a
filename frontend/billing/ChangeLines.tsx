import type { PlanChangeQuery } from '#frontend/generated/graphql.ts';
import { dollars } from '#schema/rules/money/money.ts';
import styles from './ChangeLines.module.css';

/** The amount of an upgrade: the new plan less the credit for the old one. */
export function ChangeLines({ lines }: Pick<PlanChangeQuery['planChangePreview'], 'lines'>) {
  if (lines.length < 2) return null;
  return (
    <ul className={styles.lines}>
      {lines.map(({ description, cents }) => (
        <li key={description}>
          <span>{description}</span>
          <span>{cents < 0 ? `−${dollars(-cents)}` : dollars(cents)}</span>
        </li>
      ))}
    </ul>
  );
}
