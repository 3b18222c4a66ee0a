import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  Input,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
  mergeMantineTheme,
} from '@mantine/core';
import fields from '#frontend/ui/fields.module.css';
import { currentTheme, onThemeChange, setTheme } from './theme.ts';

const chalk: MantineColorsTuple = [
  '#fff2d6',
  '#ffe6b3',
  '#ffd98a',
  '#ffcb5f',
  '#ffc145',
  '#ffb52e',
  '#f2a20f',
  '#b97705',
  '#8f5a00',
  '#774800',
];

/** Mantine speaks the language of tokens.css: its fields and tables look like the rest of the product. */
export const mantineTheme = createTheme({
  fontFamily: 'var(--font)',
  primaryColor: 'chalk',
  primaryShade: { light: 9, dark: 5 },
  autoContrast: true,
  colors: { chalk },
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    InputWrapper: Input.Wrapper.extend({
      classNames: {
        label: fields.label,
        required: fields.required,
        error: fields.error,
        description: fields.description,
      },
    }),
    Input: Input.extend({ classNames: { input: fields.input } }),
  },
});

const VARIABLES = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-default': 'var(--panel)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-error': 'var(--loss)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
};

/** The variables of the theme that differ from those of Mantine's own style sheet, as rules. */
export const MANTINE_VARIABLES = convertCssVariables(ownVariables(), ':root');

function ownVariables(): ConvertCSSVariablesInput {
  const theirs = defaultCssVariablesResolver(DEFAULT_THEME);
  const ours = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, mantineTheme));
  type Name = `--${string}`;
  const own = (kind: 'variables' | 'light' | 'dark', more: Record<Name, string> = {}) => {
    const all = Object.entries({ ...ours[kind], ...more }) as [Name, string][];
    return Object.fromEntries(all.filter(([name, value]) => theirs[kind][name] !== value)) as Record<
      Name,
      string
    >;
  };
  return { variables: own('variables'), light: own('light', VARIABLES), dark: own('dark', VARIABLES) };
}

/**
 * Mantine reads and sets the theme of theme.ts; it keeps nothing of its own and never stores `auto`. It sets again
 * what was just announced, which must not be announced again.
 */
export const themeManager: MantineColorSchemeManager = (() => {
  let stop = () => {};
  return {
    get: (initial) => (typeof document === 'undefined' ? initial : currentTheme()),
    set: (scheme) => {
      if (scheme !== 'auto' && scheme !== currentTheme()) setTheme(scheme);
    },
    subscribe: (onUpdate) => {
      stop = onThemeChange(onUpdate);
    },
    unsubscribe: () => stop(),
    clear: () => setTheme('light'),
  };
})();
