import { DownIcon } from './icons.ts';
import type { Question } from './plan-questions.ts';
import styles from './Questions.module.css';

/** Native accordion: works without script, by keyboard and with the browser's find-in-page. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} name="faq">
          <summary>
            {question}
            <DownIcon size={20} stroke={1.8} aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
