import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { ResultsText } from '#schema/rules/stats/plan-results-text.ts';
import styles from './PlanResults.module.css';

interface PlanResultsProps {
  tier: Tier;
  /** Since this day (YYYY-MM-DD), as members of the plan could have had its picks; otherwise the plan's own picks of all days. */
  since?: string;
}

/**
 * What the picks of a plan have come to, losses too, with a way to them. Downloaded after the page; its place is kept free
 * until then, and stays empty where the figures cannot be had.
 */
export function PlanResults({ tier, since }: PlanResultsProps) {
  const [results, setResults] = useState<ResultsText | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const { planResults, resultsSince } = await import('./plan-results.ts');
      return since ? resultsSince(tier, since) : planResults(tier);
    };
    load()
      .catch(() => null)
      .then((found) => wanted && setResults(found));
    return () => {
      wanted = false;
    };
  }, [tier, since]);
  const to = `${PATHS.record}?${since ? `as=${tier}&since=${since}` : `tier=${tier}`}`;
  return <p className={styles.results}>{results && <Results results={results} to={to} />}</p>;
}

function Results({ results: { what, units, tone, sample }, to }: { results: ResultsText; to: string }) {
  return (
    <>
      <Link to={to}>{what}</Link>: {units && <strong data-tone={tone}>{units}</strong>} {sample}.
    </>
  );
}
