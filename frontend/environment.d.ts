/// <reference types="vite/client" />

/** True where the page runs beside the local world; a production build holds the constant false. */
declare const __LOCAL__: boolean;

/** One icon a file: the package's one big module is slow to load in development and in tests. */
declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;

  export { icon as default };
}
