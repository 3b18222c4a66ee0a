declare module 'braintree-web/hosted-fields/shared/constants' {
  export const allowedStyles: string[];
}
