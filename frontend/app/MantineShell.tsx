import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { MantineProvider } from '@mantine/core';
import { Outlet } from 'react-router-dom';
import { MANTINE_VARIABLES, mantineTheme, themeManager } from './mantine-theme.ts';
import { styleNonce } from './page-config.ts';

/**
 * The component library, around the pages with forms. The others do without it: it would be much of what
 * they have to load first. Its styles are in a layer, so that ours always win. Mantine would write the variables of the theme into the
 * body, where HTML has no styles: React puts them into the head.
 */
export function MantineShell() {
  return (
    <MantineProvider
      theme={mantineTheme}
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={themeManager}
      defaultColorScheme="light"
      getStyleNonce={styleNonce}
    >
      <style href="mantine-variables" precedence="theme" nonce={styleNonce()}>
        {MANTINE_VARIABLES}
      </style>
      <Outlet />
    </MantineProvider>
  );
}
