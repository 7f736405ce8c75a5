import { calendarOf, FEED_DAYS, FEED_VISITS_LIMIT, type FeedVisit } from '@/domain/calendar-feed/calendar';
import { companySchema } from '@/domain/company/schema';
import { isShareToken } from '@/domain/public-document/token';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { technicianName, technicianSchema } from '@/domain/technician/schema';
import { addDaysToInstant } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany, techniciansOf } from '../platform/collections';
import { appUrl } from '../platform/config';
import { calendarTokenRef, calendarTokenSchema, hashOf } from './feeds';
import { memberOf } from '../platform/memberships';

/** Returns the calendar a token opens, or null if it opens none or is no longer valid. */
export async function readFeed(deps: Deps, token: string): Promise<string | null> {
  if (!isShareToken(token)) return null;
  const stored = await calendarTokenRef(deps.db, hashOf(token)).get();
  const feed = calendarTokenSchema.safeParse(stored.data()).data;
  if (!feed) return null;
  const { companyId, technicianId, linkedUid } = feed;
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  if (company.ownerId === '') return null;
  const technician = technicianSchema.safeParse(
    (await techniciansOf(deps.db, company.ownerId).doc(technicianId).get()).data(),
  ).data;
  // A person who has left the company can't read its customers' addresses any longer.
  if (!technician || technician.status !== 'active' || technician.linkedUid !== linkedUid) return null;
  if (linkedUid !== '' && !(await memberOf(deps, companyId, linkedUid))) return null;
  return calendarOf({
    name: `${technicianName(technician)} - ${company.name}`,
    timeZone: company.timeZone,
    visits: await readVisits(deps, companyId, technicianId),
  });
}

/** Reads the visits around today. Customers' phones and notes are left out: the link could leak. */
async function readVisits({ db, now }: Deps, companyId: string, technicianId: string): Promise<FeedVisit[]> {
  const { docs } = await inCompany(db, companyId, 'schedule')
    .where('placement.technicianIds', 'array-contains', technicianId)
    .where('placement.startsAt', '>=', addDaysToInstant(now(), -FEED_DAYS))
    .where('placement.startsAt', '<', addDaysToInstant(now(), FEED_DAYS))
    .orderBy('placement.startsAt')
    .limit(FEED_VISITS_LIMIT)
    .get();
  return docs.flatMap((document): FeedVisit[] => {
    const entry = scheduleEntrySchema.safeParse(document.data());
    if (!entry.success || entry.data.kind !== 'visit') return [];
    const { placement, title, customerName, propertyAddress, state, jobId } = entry.data;
    return [
      {
        id: document.id,
        startsAt: placement.startsAt,
        endsAt: placement.endsAt,
        title,
        customerName,
        address: propertyAddress,
        state,
        changedAt: document.updateTime.toDate().toISOString(),
        link: jobId === '' ? '' : `${appUrl()}${paths.jobDetails(jobId)}`,
      },
    ];
  });
}
