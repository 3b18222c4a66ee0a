/** Icons of help and mail, by what they mean here. */
export { default as SupportIcon } from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
export { default as MailIcon } from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
