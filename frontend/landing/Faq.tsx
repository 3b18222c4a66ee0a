import { Questions } from '#frontend/ui/Questions.tsx';
import styles from './Faq.module.css';
import { QUESTIONS } from './landing-text.ts';
import section from './Section.module.css';

export function Faq() {
  return (
    <section className={`${section.section} ${styles.faq}`} aria-labelledby="questions">
      <h2 id="questions" className={section.title}>
        Questions, answered
      </h2>
      <Questions questions={QUESTIONS} />
    </section>
  );
}
