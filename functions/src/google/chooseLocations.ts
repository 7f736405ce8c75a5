import type { CompanyFields } from '@/domain/company/schema';
import { GOOGLE_LOCATION_LIMIT } from '@/domain/google-profile/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import type { AskGoogle } from './client';
import { fetchLocation, googleLocations } from './locations';
import { keptLocation } from './wire';

type Choosing = {
  locations: { accountId: string; locationId: string }[];
  uid: string;
  companyId: string;
  company: CompanyFields;
};

/** Sets the profiles a company manages from now on. Existing ones are kept, all others are removed. */
export async function chooseLocations(
  deps: Deps,
  ask: AskGoogle,
  { locations, uid, companyId, company }: Choosing,
): Promise<Record<string, never>> {
  const readAt = deps.now();
  const today = calendarDay(company.timeZone, new Date(readAt));
  const none = { accountName: '', reviewCount: 0, averageStars: 0, reviewsUntil: '', allReviewsAt: '' };
  const read = await Promise.all(
    locations.map(async ({ accountId, locationId }) => ({
      locationId,
      kept: keptLocation(await fetchLocation(ask, locationId), { ...none, accountId }, { readAt, today }),
    })),
  );
  const { docs } = await googleLocations(deps.db, companyId)
    .limit(GOOGLE_LOCATION_LIMIT * 2)
    .get();
  const batch = deps.db.batch();
  for (const { ref } of docs) if (!locations.some(({ locationId }) => locationId === ref.id)) batch.delete(ref);
  for (const { locationId, kept } of read)
    if (!docs.some(({ id }) => id === locationId))
      batch.set(googleLocations(deps.db, companyId).doc(locationId), { ...kept, ...createdStamp(uid, readAt) });
  await batch.commit();
  return {};
}
