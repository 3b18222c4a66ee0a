import type { Plugin } from 'vite';

/** The package's ready-made file, and its source that the local world is built from. */
const HOSTED_FIELDS =
  /braintree-web\/(dist\/browser\/hosted-fields|hosted-fields\/shared\/focus-intercept)\.js/;
const INLINE_STYLE =
  /input\.setAttribute\(\s*"style",\s*JSON\.stringify\(focusInterceptStyles\)[\s\S]*?";"\)\s*\);/g;

const withoutInlineStyle = {
  name: 'card-helper-inputs',
  transform: {
    filter: { id: HOSTED_FIELDS },
    handler: (code: string) => {
      if (code.match(INLINE_STYLE)?.length !== 1)
        throw new Error(
          'braintree-web styles its helper inputs in another way now: card-helper-inputs-plugin.ts',
        );
      return { code: code.replace(INLINE_STYLE, ''), map: null };
    },
  },
};

/**
 * On phones and in Firefox braintree-web puts helper inputs beside its frames and hides them with style attributes,
 * which the content security policy refuses and reports. CardFields.module.css hides them with the same declarations.
 */
export function cardHelperInputs(): Plugin {
  return {
    ...withoutInlineStyle,
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [withoutInlineStyle] } } }),
  };
}
