import { usePageTitle } from '#frontend/ui/page-title.ts';
import { Faq } from './Faq.tsx';
import { GetStarted } from './GetStarted.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { LandingFooter } from './LandingFooter.tsx';
import styles from './LandingPage.module.css';
import { Proof } from './Proof.tsx';
import { SocialToast } from './SocialToast.tsx';
import { Ticker } from './Ticker.tsx';

/** /start (product.txt section 2, Landing page). */
export function LandingPage() {
  usePageTitle('Daily sports picks');
  return (
    <>
      <Ticker />
      <div className={styles.page}>
        <Hero />
        <HowItWorks />
        <Proof />
        <GetStarted />
        <Faq />
        <LandingFooter />
      </div>
      <SocialToast />
    </>
  );
}
