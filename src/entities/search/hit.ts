/** The kinds of records in search results, in display order. */
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

/** A search result. `isExact`: it has exactly the number that was typed. */
export type Hit = { kind: HitKind; label: string; detail: string; path: string; isExact: boolean };

/** Delivers results. `isCut`: more may match. */
export type TellHits = (hits: readonly Hit[], isCut: boolean) => void;

/** Joins the non-empty parts: `a · b`. */
export const inDetail = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');
