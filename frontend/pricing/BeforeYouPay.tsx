import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { PLAN_QUESTIONS } from '#frontend/ui/plan-questions.ts';
import { Questions } from '#frontend/ui/Questions.tsx';
import { RecordSoFar } from '#frontend/ui/RecordSoFar.tsx';
import { whenNear } from '#frontend/ui/when-near.ts';
import styles from './BeforeYouPay.module.css';

/** The record, loaded when it is about to scroll into view, and the questions about plans. */
export function BeforeYouPay() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => whenNear(place.current, () => setNear(true)), []);
  return (
    <section className={styles.section} aria-labelledby="before-you-pay">
      <div className={styles.proof}>
        <h2 id="before-you-pay">Before you pay</h2>
        <p>
          Every pick stays on the record, wins and losses alike.{' '}
          <Link to={PATHS.record}>Read the record</Link>
        </p>
        <div ref={place}>{isNear ? <RecordSoFar /> : <div className={styles.place} />}</div>
      </div>
      <Questions questions={PLAN_QUESTIONS} />
    </section>
  );
}
