const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns the number (1 to 12) of the month whose name begins with the first three letters of a lowercase word; 0 for none. */
export const monthNamed = (word: string): number => MONTHS.indexOf(word.slice(0, 3)) + 1;
