import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { ResultsText } from '#schema/rules/stats/plan-results-text.ts';
import styles from './PlanResults.module.css';

interface PlanResultsProps {
  tier: Tier;
  /** Since this day (YYYY-MM-DD); otherwise all days, with the plan's price and the picks of its tier alone. */
  since?: string;
  /** What a month costs the reader; the price of a new plan by default. */
  month?: string;
}

/**
 * What the picks that a plan opens have come to for its members, losses too, with a way to them. Downloaded after the page; its place is kept free
 * until then, and stays empty where the figures cannot be had.
 */
export function PlanResults({ tier, since, month }: PlanResultsProps) {
  const [results, setResults] = useState<ResultsText | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const { planResults, resultsSince } = await import('./plan-results.ts');
      return since ? resultsSince(tier, since) : planResults(tier, month);
    };
    load()
      .catch(() => null)
      .then((found) => wanted && setResults(found));
    return () => {
      wanted = false;
    };
  }, [tier, since, month]);
  const to = `${PATHS.record}?as=${tier}${since ? `&since=${since}` : ''}`;
  return <p className={styles.results}>{results && <Results results={results} to={to} />}</p>;
}

function Results({
  results: { what, units, tone, sample, beside },
  to,
}: {
  results: ResultsText;
  to: string;
}) {
  return (
    <>
      <Link to={to}>{what}</Link>: {units && <strong data-tone={tone}>{units}</strong>} {sample}. {beside}
    </>
  );
}
