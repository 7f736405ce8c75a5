import type { Role } from '@/domain/access/roles';

export type DemoMember = { uid: string; email: string; role: Role; firstName: string };

/** A company as recorded by `scripts/demo`, and as played in the tab. */
export type DemoCompany = {
  trade: string;
  name: string;
  timeZone: string;
  /** The company's calendar day (YYYY-MM-DD) on which it was recorded, in the middle of the morning. */
  recordedOn: string;
  members: DemoMember[];
  documents: DemoDocuments;
};

/** Documents by ID, by collection path. */
export type DemoDocuments = Record<string, Record<string, Record<string, unknown>>>;

/**
 * Parts that load after the company's frame: data for a day's schedule, the money for the office's start page, the
 * rest.
 */
export const LATER_PARTS = ['day', 'money', 'rest'] as const;
export type LaterPart = (typeof LATER_PARTS)[number];

/** Required before any page can be rendered. */
const FRAME: readonly string[] = ['users', 'companies', 'technicians', 'settings'];
const DAY: readonly string[] = ['jobs', 'schedule', 'properties', 'timeEntries', 'timesheets'];
const MONEY: readonly string[] = [
  'leads',
  'estimates',
  'invoices',
  'payments',
  'mail',
  'imports',
  'summaries',
  'ledgerMonths',
  'credentials',
  'nextdoorPosts',
  'connections',
];

/** Returns the part of a recording that contains a collection; null is the company's own file, which every page waits for. */
export function partOf(path: string): LaterPart | null {
  const collection = path.slice(path.lastIndexOf('/') + 1);
  if (FRAME.includes(collection)) return null;
  if (DAY.includes(collection)) return 'day';
  return MONEY.includes(collection) ? 'money' : 'rest';
}
