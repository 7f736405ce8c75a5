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
  /** Documents by id, by collection path. */
  documents: Record<string, Record<string, Record<string, unknown>>>;
};
