import type { Plugin } from 'vite';

const REACT_DOM = /react-dom-client\.production\.js$/;
/** Told apart by being the same object; React throws them to itself and catches them. */
const OWN_EXCEPTION = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React makes five errors when it is evaluated, and an error notes where it was made. While anything listens through
 * the browser's developer tools, Lighthouse included, noting it takes reading all of React a second time: 17 of the
 * 23 ms of its evaluation. These five need no place, so they are made without one.
 */
export function lightReact(): Plugin {
  return {
    name: 'light-react',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: REACT_DOM },
      handler: (code) => {
        const light = withoutPlaces(code);
        if (light === code)
          throw new Error('React names its own exceptions in another way now: light-react-plugin.ts');
        return { code: light, map: null };
      },
    },
  };
}

function withoutPlaces(code: string): string {
  return code.replace(OWN_EXCEPTION, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');
}
