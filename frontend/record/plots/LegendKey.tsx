import styles from './plots.module.css';

type Mark = 'line' | 'dashes' | 'hatching' | 'bar' | 'tick' | 'whisker' | 'dot' | 'ring';

/** An entry of a legend: the mark as it is drawn, and what it means. */
export function LegendKey({ mark, tone, children }: { mark: Mark; tone?: 'win' | 'loss'; children: string }) {
  const look = [styles.mark, tone && styles[tone]].filter(Boolean).join(' ');
  return (
    <li className={styles.key}>
      <svg className={look} data-mark={mark} aria-hidden="true" width={22} height={12} viewBox="0 0 22 12">
        {MARKS[mark]}
      </svg>
      {children}
    </li>
  );
}

const MARKS: Record<Mark, React.ReactNode> = {
  line: <path d="M0 6h22" strokeWidth={2.5} />,
  dashes: <path d="M0 6h22" strokeDasharray="4 3" />,
  hatching: <path d="M1 11 9 1M7 11 15 1M13 11 21 1" strokeWidth={2.5} />,
  bar: <rect x={1} y={1} width={20} height={10} rx={2} />,
  tick: <path d="M11 0v12" strokeWidth={3} />,
  whisker: <path d="M2 6h18M2 2v8M20 2v8" strokeWidth={1.5} />,
  dot: <circle cx={11} cy={6} r={4.5} data-filled />,
  ring: <circle cx={11} cy={6} r={4.5} />,
};
