/** The text with its first letter as a capital; the rest stays as it is. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A yes-or-no answer in words; `capitalize` it where it stands alone. */
export const yesNo = (value: boolean): 'yes' | 'no' => (value ? 'yes' : 'no');
