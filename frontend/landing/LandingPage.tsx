import { useSamplesShown } from '#frontend/app/Providers.tsx';
import { usePageTitle } from '#frontend/ui/page-title.ts';
import { Questions } from '#frontend/ui/Questions.tsx';
import { SamplesStrip } from '#frontend/ui/SampleMark.tsx';
import { GetStarted } from './GetStarted.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { LandingFooter } from './LandingFooter.tsx';
import styles from './LandingPage.module.css';
import { QUESTIONS } from './landing-text.ts';
import { NothingHere } from './NothingHere.tsx';
import { Results } from './Results.tsx';
import section from './Section.module.css';
import { SocialToast } from './SocialToast.tsx';
import { Ticker } from './Ticker.tsx';

/** /start (product.txt section 2, Landing page). */
export function LandingPage() {
  const samples = useSamplesShown();
  usePageTitle('Daily sports picks');
  return (
    <>
      <NothingHere />
      {samples && <Ticker />}
      <SamplesStrip />
      <div className={styles.page}>
        <Hero />
        <HowItWorks />
        <Results />
        <GetStarted />
        <Faq />
        <LandingFooter />
      </div>
      {samples && <SocialToast />}
    </>
  );
}

function Faq() {
  return (
    <section className={`${section.section} ${styles.questions}`} aria-labelledby="questions">
      <h2 id="questions" className={section.title}>
        Questions, answered
      </h2>
      <Questions questions={QUESTIONS} />
    </section>
  );
}
