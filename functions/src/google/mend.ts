import {
  compareProfile,
  fullAddress,
  missingClosedDays,
  servicesMissing,
  type DriftField,
  type OurProfile,
} from '@/domain/google-profile/drift';
import { periodsOf, spansOfBusiness } from '@/domain/google-profile/hours';
import type { GoogleLocation } from '@/domain/google-profile/schema';
import type { CompanyFields } from '@/domain/company/schema';
import { AppError } from '@/lib/appError';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { precondition } from '../platform/errors';
import type { AskGoogle } from './client';
import { fetchLocation, keepLocation, patchLocation, storedLocation } from './locations';
import { readOurProfile } from './ourProfile';
import { keptLocation, wireDateOf, type WireLocation } from './wire';

/** The values a person saw on both sides when they pressed "Mend". */
type Fix = { field: DriftField; ours: string; google: string };

/**
 * Builds the change that makes Google match our records, in the fields a person chose. Anything else at Google stays.
 * @throws AppError `conflict` when either side isn't what the person saw; `failed-precondition` if there is nothing to send.
 */
function patchOf(
  fixes: readonly Fix[],
  { ours, shown, of }: { ours: OurProfile; shown: GoogleLocation; of: WireLocation },
): { updateMask: string; body: Record<string, unknown> } {
  const now = compareProfile(ours, shown);
  const parts = fixes.map((fix): [mask: string, body: Record<string, unknown>] => {
    const compared = now.find(({ field }) => field === fix.field);
    if (compared?.ours !== fix.ours || compared.google !== fix.google)
      throw new AppError({
        code: 'conflict',
        userMessage: 'This has changed since you looked. Look at both sides again, then mend what still differs.',
      });
    if (compared.gap !== '') throw precondition(compared.gap);
    return partOf(fix.field, { ours, shown, of });
  });
  return {
    updateMask: parts.map(([mask]) => mask).join(','),
    body: Object.assign({}, ...parts.map(([, body]) => body)) as Record<string, unknown>,
  };
}

function partOf(
  field: DriftField,
  { ours, shown, of }: { ours: OurProfile; shown: GoogleLocation; of: WireLocation },
): [mask: string, body: Record<string, unknown>] {
  switch (field) {
    case 'phone':
      return ['phoneNumbers.primaryPhone', { phoneNumbers: { primaryPhone: ours.phone } }];
    case 'website':
      return ['websiteUri', { websiteUri: fullAddress(ours.website) }];
    case 'hours':
      return ['regularHours', { regularHours: periodsOf(spansOfBusiness(ours.businessHours)) }];
    case 'holidays': {
      const added = missingClosedDays(ours, shown.specialDays).map(({ date }) => date);
      const kept = of.specialHours.specialHourPeriods.filter(
        ({ startDate }) => !added.some((date) => isSameDay(startDate, wireDateOf(date))),
      );
      const closed = added.map((date) => ({ startDate: wireDateOf(date), endDate: wireDateOf(date), closed: true }));
      return ['specialHours', { specialHours: { specialHourPeriods: [...kept, ...closed] } }];
    }
    case 'services': {
      if (!shown.canChangeServices)
        throw precondition(
          'Google does not let other programs change the services of this profile. Add them at Google.',
        );
      const category = of.categories.primaryCategory?.name ?? '';
      if (category === '') throw precondition('The profile has no category at Google yet. Choose one there first.');
      const added = servicesMissing(ours.services, shown.services).map((displayName) => ({
        freeFormServiceItem: { category, label: { displayName, languageCode: 'en' } },
      }));
      return ['serviceItems', { serviceItems: [...of.serviceItems, ...added] }];
    }
  }
}

type WireDate = ReturnType<typeof wireDateOf>;
const isSameDay = (a: WireDate, b: WireDate): boolean => a.year === b.year && a.month === b.month && a.day === b.day;

type Mending = { companyId: string; company: CompanyFields; locationId: string; fixes: readonly Fix[] };

/**
 * Makes Google match our records, as confirmed by a person. Both sides are reread first.
 * @throws AppError, GoogleError
 */
export async function mendProfile(
  deps: Deps,
  ask: AskGoogle,
  { companyId, company, locationId, fixes }: Mending,
): Promise<Record<string, never>> {
  const { timeZone } = company;
  const [stored, ours, of] = await Promise.all([
    storedLocation(deps, companyId, locationId),
    readOurProfile(deps, companyId, company),
    fetchLocation(ask, locationId),
  ]);
  // Changes someone made at Google in the meantime are shown, whether or not mending succeeds.
  await keepLocation(deps, { companyId, of, timeZone });
  const readAt = deps.now();
  const shown = keptLocation(of, stored, { readAt, today: calendarDay(timeZone, new Date(readAt)) });
  await patchLocation(ask, locationId, patchOf(fixes, { ours, shown, of }));
  // Google may have altered what was sent, and its response omits the rest.
  await keepLocation(deps, { companyId, of: await fetchLocation(ask, locationId), timeZone });
  return {};
}
