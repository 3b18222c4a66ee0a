import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import styles from './AlertsPage.module.css';
import type { SettingsForm } from './use-alert-settings.ts';

/** What became of the last change, beside the part of the page that was changed. */
export function Saved({ part, form: { last } }: { part: string; form: SettingsForm }) {
  const here = last?.part === part ? last : null;
  return (
    <>
      <p role="status" className={styles.saved}>
        {here && !here.problem && 'Saved.'}
      </p>
      <FormProblem>{here?.problem ?? null}</FormProblem>
    </>
  );
}
