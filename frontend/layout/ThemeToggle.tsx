import { toggleTheme, useTheme } from '#frontend/app/theme.ts';
import { MoonIcon, SunIcon } from '#frontend/ui/icons.ts';
import styles from './ThemeToggle.module.css';

/**
 * Switches between light and dark; `worded` shows what it does beside the icon. On a drawn page it keeps its place,
 * unseen, until there is a script to do it.
 */
export function ThemeToggle({ worded = false }: { worded?: boolean }) {
  const theme = useTheme();
  const dark = theme === 'dark';
  const words = dark ? 'Light theme' : 'Dark theme';
  const Icon = dark ? SunIcon : MoonIcon;
  return (
    <button
      type="button"
      className={worded ? styles.worded : styles.bare}
      data-waiting={theme === null || undefined}
      onClick={toggleTheme}
      aria-label={worded ? undefined : words}
      title={worded ? undefined : words}
    >
      <Icon size={19} stroke={1.8} aria-hidden="true" />
      {worded && words}
    </button>
  );
}
