declare module 'braintree-web/hosted-fields/shared/constants' {
  export const allowedStyles: string[];
}

declare module 'braintree-web/hosted-fields/shared/browser-detection' {
  export function hasSoftwareKeyboard(): boolean;
  export function isFirefox(): boolean;
}
