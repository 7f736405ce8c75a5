import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { output, ZodType } from 'zod';
import type { CompanyFields } from '@/domain/company/schema';
import { coordinatesOf } from '@/domain/contact/pin';
import { jobsWithin } from '@/domain/job/queries';
import { jobSchema } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { withUnstoredVisits } from '@/domain/scheduling/board/entries';
import { placeOfBase, type Ground } from '@/domain/scheduling/ground';
import { reachingInto, scheduleWithin } from '@/domain/scheduling/queries';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import type { Span } from '@/domain/scheduling/span';
import { TECHNICIAN_LIST_LIMIT, technicianSchema } from '@/domain/technician/schema';
import { TERRITORY_LIST_LIMIT, territorySchema } from '@/domain/territory/schema';
import { bookingDrives } from '@/domain/website/booking';
import type { Deps } from '../platform/admin';
import { inCompany, techniciansOf } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { recordsIn } from '../platform/readable';

/** Runs a query: plainly, or in a transaction that locks what it has read. */
export type Ask = (query: Query) => Promise<QuerySnapshot>;

type Whose = { companyId: string; company: CompanyFields };
const NO_PINS: ReadonlyMap<string, string> = new Map();

/**
 * Reads everyone's schedule for a span of a few days: limited queries, which day by day would read the same documents. `pins` are
 * additional locations, by property; one added to it later counts too.
 */
export async function readGround(
  { db, now }: Deps,
  { companyId, company, span, pins: more = NO_PINS }: Whose & { span: Span; pins?: ReadonlyMap<string, string> },
  ask: Ask = (query) => query.get(),
): Promise<Ground> {
  const { timeZone, businessHours, ownerId } = company;
  const [schedule, jobs] = [inCompany(db, companyId, 'schedule'), inCompany(db, companyId, 'jobs')];
  const read = async <S extends ZodType<object>>(schema: S, query: Query): Promise<Stored<output<S>>[]> =>
    recordsIn(schema, (await ask(query)).docs);
  const [stored, earlier, planned, everybody, territories] = await Promise.all([
    read(scheduleEntrySchema, asked(schedule, scheduleWithin(span))),
    read(scheduleEntrySchema, asked(schedule, reachingInto(span.startsAt))),
    read(jobSchema, asked(jobs, jobsWithin(span))),
    read(technicianSchema, techniciansOf(db, ownerId).orderBy('firstName').limit(TECHNICIAN_LIST_LIMIT)),
    read(territorySchema, inCompany(db, companyId, 'territories').limit(TERRITORY_LIST_LIMIT)),
  ]);
  const technicians = everybody.filter(({ status }) => status === 'active');
  const entries = [
    ...earlier.filter(({ placement }) => placement.endsAt > span.startsAt),
    ...withUnstoredVisits(stored, planned, { timeZone, span, settledJobIds: new Set() }),
  ];
  const pins = new Map([
    ...technicians.map(({ id, basePin }) => [placeOfBase(id), basePin] as const),
    ...entries.map(({ propertyId, propertyPin }) => [propertyId, propertyPin ?? ''] as const),
  ]);
  const travelMinutes = bookingDrives((place) => coordinatesOf(more.get(place) || (pins.get(place) ?? '')));
  return { timeZone, nowIso: now(), businessHours, technicians, territories, entries, travelMinutes };
}
