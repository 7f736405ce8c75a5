/** Requests users can make to their admins when they lack a permission. */
export const ASKS = [
  'collect',
  'record',
  'jobs',
  'customers',
  'leads',
  'pricebook',
  'estimates',
  'invoices',
  'agreements',
  'contracts',
  'inspections',
  'readings',
  'calculations',
  'website',
  'reviews',
  'reports',
  'books',
  'other',
] as const;
export type Ask = (typeof ASKS)[number];

/** Follows “Jesse asks”. */
export const ASK_WORDS: Record<Ask, string> = {
  collect: 'to collect payments on site',
  record: 'to see a record that is closed to them',
  jobs: 'to book jobs',
  customers: 'to add, change or import customers',
  leads: 'to add or change leads',
  pricebook: 'to import prices',
  estimates: 'to write estimates',
  invoices: 'to see or write invoices',
  agreements: 'to write service agreements',
  contracts: 'to write contracts',
  inspections: 'to fill in inspections',
  readings: 'to enter readings',
  calculations: 'to make calculations',
  website: 'to write the website',
  reviews: 'to change how customers are asked for reviews',
  reports: 'to see a report',
  books: 'to see the books',
  other: 'for more rights',
};
