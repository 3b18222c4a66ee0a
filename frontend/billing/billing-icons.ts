/** Billing icons, named by meaning. */

export { default as CancelAnytimeIcon } from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
export { default as DownloadIcon } from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
export { default as SecureIcon } from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
export { default as StarIcon } from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
export { default as CouponIcon } from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
