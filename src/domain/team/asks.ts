/** What somebody may ask their admins for, where the product says no to them. */
export const ASKS = ['collect', 'record', 'invoices', 'other'] as const;
export type Ask = (typeof ASKS)[number];

/** After “Jesse asks”. */
export const ASK_WORDS: Record<Ask, string> = {
  collect: 'to collect payments on site',
  record: 'to see a record that is closed to them',
  invoices: 'to see invoices',
  other: 'for more rights',
};
