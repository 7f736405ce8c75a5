import type { Role } from '@/domain/access/roles';

export type DemoMember = { uid: string; email: string; role: Role; firstName: string };

/** A company as `scripts/demo` recorded it, and as the tab fetches it. */
export type DemoCompany = {
  trade: string;
  name: string;
  timeZone: string;
  /** The company's calendar day (YYYY-MM-DD) on which it was recorded, in the middle of the morning. */
  recordedOn: string;
  members: DemoMember[];
  documents: DemoDocuments;
};

/** Documents by id, by collection path. */
export type DemoDocuments = Record<string, Record<string, Record<string, unknown>>>;

/** What the first pages read. The rest of the company comes in a file of its own, after the first screen. */
const FIRST: readonly string[] = [
  'users',
  'companies',
  'technicians',
  'schedule',
  'jobs',
  'properties',
  'timeEntries',
  'timesheets',
  'summaries',
  'ledgerMonths',
  'settings',
];

export const comesLater = (path: string): boolean => !FIRST.includes(path.slice(path.lastIndexOf('/') + 1));
