/** New York time by which the picks of a day are posted (product.txt section 1). */
export const PICKS_DUE = '15:00';
