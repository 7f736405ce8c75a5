import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { loadZipPlaces } from '@/domain/load-calc/climate/zipPlaces';
import { mileageDays } from '@/domain/mileage/mileageDays';
import { odometerSchema } from '@/domain/mileage/schema';
import { markKey, cellOf } from '@/domain/report/cells';
import { driveContributions } from '@/domain/report/driveContributions';
import { drivesId, drivesOf, recordOfMark } from '@/domain/report/marks';
import { resourceSchema } from '@/domain/resource/schema';
import { scheduleOfTechnician } from '@/domain/scheduling/queries';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { dayOf, daySpan } from '@/domain/scheduling/wallClock';
import { technicianSchema } from '@/domain/technician/schema';
import { addDaysToInstant } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany, techniciansOf } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { pagesOf } from '../platform/pagesOf';
import { fieldsIn, recordsIn } from '../platform/readable';
import { NOT_COUNTED, type Counted } from './keepContributions';

const PAGE = 300;
/** The reports compare a year with the previous one; older drives predate any report. */
const COUNTED_DAYS = 400;
const VEHICLES = 10;
const visitSchema = scheduleEntrySchema.pick({ kind: true, placement: true });
const readingSchema = odometerSchema.pick({ technicianId: true, date: true });

/** Computes what someone's day of driving adds as currently known: from the visits they went to, and the odometer readings. */
export async function readDrives(
  { db, now }: Deps,
  transaction: Transaction,
  { companyId, id }: { companyId: string; id: string },
): Promise<Counted> {
  const { technicianId, date } = drivesOf(id);
  const company = companySchema.parse((await transaction.get(companyRef(db, companyId))).data() ?? {});
  const { timeZone, ownerId } = company;
  const today = calendarDay(timeZone, new Date(now()));
  if (date > today) return NOT_COUNTED;
  const schedule = inCompany(db, companyId, 'schedule');
  const resources = inCompany(db, companyId, 'resources');
  const ofDay = inCompany(db, companyId, 'odometers').where('date', '==', date);
  const [technician, visits, own, usual] = await Promise.all([
    transaction.get(techniciansOf(db, ownerId).doc(technicianId)),
    transaction.get(asked(schedule, scheduleOfTechnician(technicianId, daySpan(date, timeZone)))),
    transaction.get(ofDay.where('technicianId', '==', technicianId)),
    transaction.get(resources.where('technicianIds', 'array-contains', technicianId).limit(VEHICLES)),
  ]);
  const entries = recordsIn(scheduleEntrySchema, visits.docs);
  const booked = [...new Set(entries.flatMap(({ placement }) => placement.resourceIds))].slice(0, VEHICLES);
  const taken = booked.length === 0 ? [] : await transaction.getAll(...booked.map((one) => resources.doc(one)));
  const vehicles = [...new Map([...usual.docs, ...taken].map((one) => [one.id, one])).values()].filter(
    ({ exists }) => exists,
  );
  const read =
    vehicles.length === 0
      ? []
      : (
          await transaction.get(
            ofDay.where(
              'resourceId',
              'in',
              vehicles.map((vehicle) => vehicle.id),
            ),
          )
        ).docs;
  const [day] = mileageDays({
    ...{ entries, timeZone, today, zips: await loadZipPlaces() },
    odometers: fieldsIn(odometerSchema, [...new Map([...own.docs, ...read].map((one) => [one.id, one])).values()]),
    resources: recordsIn(resourceSchema, vehicles),
    technicians: [technicianOf(technician)],
  }).filter((one) => one.date === date);
  return day ? { title: technicianId, on: date, contributions: driveContributions(day) } : NOT_COUNTED;
}

/** A technician whose record is gone still drove, but from an unknown home. */
function technicianOf(stored: DocumentSnapshot) {
  const known = technicianSchema.safeParse(stored.data()).data;
  return { id: stored.id, basePin: known?.basePin ?? '', homeBase: known?.homeBase ?? EMPTY_ADDRESS };
}

/**
 * Finds days of driving whose visits or odometers were written since an instant, including everyone else's on those days: a visit may
 * have been reassigned.
 */
export async function drivesWrittenSince(deps: Deps, companyId: string, since: string): Promise<string[]> {
  const found = await drivesIn(deps, companyId, { field: { visits: 'updatedAt', readings: 'updatedAt' }, since });
  for (const date of new Set([...found].map((id) => drivesOf(id).date))) {
    const key = markKey(date.slice(0, 7), cellOf('day', date.slice(8)));
    const marks = await inCompany(deps.db, companyId, 'reportMarks')
      .where('keys', 'array-contains', key)
      .select()
      .get();
    for (const { id } of marks.docs) {
      const mark = recordOfMark(id);
      if (mark) found.add(mark.id);
    }
  }
  return [...found];
}

/** Returns all days of driving that the reports may show. */
export async function drivesOfReports(deps: Deps, companyId: string): Promise<string[]> {
  const since = addDaysToInstant(deps.now(), -COUNTED_DAYS);
  const field = { visits: 'placement.startsAt', readings: 'date' };
  return [...(await drivesIn(deps, companyId, { field, since }))];
}

type Written = { field: { visits: string; readings: string }; since: string };

async function drivesIn(deps: Deps, companyId: string, { field, since }: Written): Promise<Set<string>> {
  const found = new Set<string>();
  const { timeZone } = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const today = calendarDay(timeZone, new Date(deps.now()));
  const first = calendarDay(timeZone, new Date(addDaysToInstant(deps.now(), -COUNTED_DAYS)));
  const note = (technicianId: string, date: string): void => {
    if (date >= first && date <= today) found.add(drivesId(technicianId, date));
  };
  const visits = inCompany(deps.db, companyId, 'schedule')
    .where(field.visits, '>=', since)
    .orderBy(field.visits)
    .select('kind', 'placement', 'updatedAt');
  for await (const docs of pagesOf(visits, PAGE))
    for (const { kind, placement } of fieldsIn(visitSchema, docs))
      if (kind === 'visit')
        for (const technicianId of placement.technicianIds) note(technicianId, dayOf(placement.startsAt, timeZone));
  const readings = inCompany(deps.db, companyId, 'odometers')
    .where(field.readings, '>=', field.readings === 'date' ? first : since)
    .orderBy(field.readings)
    .select('technicianId', 'date', 'updatedAt');
  for await (const docs of pagesOf(readings, PAGE))
    for (const { technicianId, date } of fieldsIn(readingSchema, docs)) note(technicianId, date);
  return found;
}
