import { useSamplesShown } from '#frontend/app/samples-shown.ts';
import { usePageTitle } from '#frontend/ui/page-title.ts';
import { SamplesStrip } from '#frontend/ui/SampleMark.tsx';
import { Faq } from './Faq.tsx';
import { GetStarted } from './GetStarted.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { LandingFooter } from './LandingFooter.tsx';
import styles from './LandingPage.module.css';
import { Results } from './Results.tsx';
import { SocialToast } from './SocialToast.tsx';
import { Ticker } from './Ticker.tsx';

/** /start (product.txt section 2, Landing page). */
export function LandingPage() {
  const samples = useSamplesShown();
  usePageTitle('Daily sports picks');
  return (
    <>
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
