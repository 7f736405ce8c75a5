/** Capitalizes the first letter of a text; the rest stays as it is. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns “yes” or “no”; `capitalize` it when it's on its own. */
export const yesNo = (value: boolean): 'yes' | 'no' => (value ? 'yes' : 'no');
