/** The kinds of records that are found, in the order in which they are shown. */
export const HIT_KINDS = ['customer', 'job', 'estimate', 'invoice', 'payment', 'load', 'item', 'technician'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export const HIT_LABELS: Record<HitKind, string> = {
  customer: 'Customers',
  job: 'Jobs',
  estimate: 'Estimates',
  invoice: 'Invoices',
  payment: 'Payments',
  load: 'Load calculations',
  item: 'Pricebook',
  technician: 'Technicians',
};

/** A record that was found. `isExact`: it bears the very number that was typed. */
export type Hit = { kind: HitKind; label: string; detail: string; path: string; isExact: boolean };

/** `a · b`, without what is empty. */
export const inDetail = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');
