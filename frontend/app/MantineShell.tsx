import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { MantineProvider } from '@mantine/core';
import { Outlet } from 'react-router-dom';
import { mantineTheme, mantineVariables, themeManager } from './mantine-theme.ts';
import { styleNonce } from './page-config.ts';

/**
 * The component library, around the pages with forms. The others do without it: it would be much of what
 * they have to load first. Its styles are in a layer, so that ours always win.
 */
export function MantineShell() {
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      colorSchemeManager={themeManager}
      defaultColorScheme="light"
      getStyleNonce={styleNonce}
    >
      <Outlet />
    </MantineProvider>
  );
}
