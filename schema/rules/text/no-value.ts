/** What stands for a value that there is not: a plan, a charge, a price. An amount of nothing is $0.00. */
export const NO_VALUE = 'None';
