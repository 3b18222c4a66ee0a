import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';
import { type ButtonShape, buttonClass } from './Button.tsx';

/** A link that looks like a button: it leads somewhere, a button does something. */
export function LinkButton({ variant, size, wide, className, children, ...rest }: LinkProps & ButtonShape) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      <span className={styles.words}>{children}</span>
    </Link>
  );
}
