/** The kinds of records that are found, in the order in which they are shown. */
export const HIT_KINDS = [
  'room',
  'customer',
  'lead',
  'job',
  'estimate',
  'agreement',
  'invoice',
  'payment',
  'load',
  'plumbing',
  'readings',
  'inspection',
  'finding',
  'item',
  'technician',
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export const HIT_LABELS: Record<HitKind, string> = {
  room: 'Who has room',
  customer: 'Customers',
  lead: 'Leads',
  job: 'Jobs',
  estimate: 'Estimates',
  agreement: 'Service agreements',
  invoice: 'Invoices',
  payment: 'Payments',
  load: 'Load calculations',
  plumbing: 'Plumbing calculations',
  readings: 'Readings',
  inspection: 'Inspections',
  finding: 'Findings',
  item: 'Pricebook',
  technician: 'Technicians',
};

/** A record that was found. `isExact`: it bears the very number that was typed. */
export type Hit = { kind: HitKind; label: string; detail: string; path: string; isExact: boolean };

/** Delivers results. `isCut`: more may match. */
export type TellHits = (hits: readonly Hit[], isCut: boolean) => void;

/** `a · b`, without what is empty. */
export const inDetail = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');
