const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The number (1 to 12) of the month whose name begins with the first three letters of a word, in small letters; 0 for none. */
export const monthNamed = (word: string): number => MONTHS.indexOf(word.slice(0, 3)) + 1;
