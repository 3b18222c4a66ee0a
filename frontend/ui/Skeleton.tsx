import styles from './Skeleton.module.css';

/**
 * The place of something that is being loaded. Sizes are CSS lengths. An empty picture takes them as attributes:
 * inline styles in a prerendered page would be refused by the content security policy.
 */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return (
    <svg className={styles.skeleton} width={width} height={height} aria-hidden="true" focusable="false" />
  );
}
