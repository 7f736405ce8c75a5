/** The day of the present wording. It is changed with the texts. */
export const TEXTS_SINCE = '2026-11-30';
