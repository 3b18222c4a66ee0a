import { DownIcon } from '#frontend/ui/icons.ts';
import styles from './Faq.module.css';
import { QUESTIONS } from './landing-text.ts';
import section from './Section.module.css';

/** Native accordion: works without script, by keyboard and with the browser's find-in-page. */
export function Faq() {
  return (
    <section className={`${section.section} ${styles.faq}`} aria-labelledby="questions">
      <h2 id="questions" className={section.title}>
        Questions, answered
      </h2>
      <div className={styles.list}>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>
              {question}
              <DownIcon size={20} stroke={1.8} aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
