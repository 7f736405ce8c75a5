/** Effective date of the current wording. Update it whenever the texts change. */
export const TEXTS_SINCE = '2026-11-30';
