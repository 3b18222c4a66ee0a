/** What the page of the record downloads to check with, in one piece (its size is in frontend/bundle-budget.mjs). */
export { checkText } from './check-text.ts';
export { visitLog } from './visit.ts';
