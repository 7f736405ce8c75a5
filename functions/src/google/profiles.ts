import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { hasFeature } from '@/domain/access/features';
import {
  chooseGoogleLocations as chooseContract,
  listGoogleLocations as listContract,
  mendGoogleProfile as mendContract,
  publishGooglePost as publishContract,
  readGoogleLocation as readContract,
  removeGooglePost as removeContract,
} from '@/domain/google-profile/api';
import { GOOGLE_LOCATION_LIMIT } from '@/domain/google-profile/schema';
import { calendarDay } from '@/lib/dates';
import { CONNECTION_SECRETS } from '../oauth/config';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { companyRef } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { toAppError } from '../platform/errors';
import { askGoogleFor, type AskGoogle } from './client';
import { GOOGLE_SECRETS } from './config';
import { fromGoogleError } from './errors';
import {
  fetchLocation,
  googleLocations,
  keepFault,
  keepLocation,
  listLocations,
  patchLocation,
  storedLocation,
} from './locations';
import { patchOf } from './mend';
import { readOurProfile } from './ourProfile';
import { followPosts, publishPost, removePost } from './posts';
import { syncReviews } from './reviews';
import { idIn, keptLocation } from './wire';

const FEATURE = 'googleMyBusiness';
const SECRETS = [...CONNECTION_SECRETS, ...GOOGLE_SECRETS];
/** Reading all reviews of a large profile takes its time. */
const TIMEOUT_SECONDS = 300;

/** Does something at Google, and says in words what Google refused. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw fromGoogleError(error);
  }
}

export const listGoogleLocations = defineCallable(
  listContract,
  {
    access: member({ action: 'changeGoogleProfile', feature: FEATURE }),
    rateLimit: { perMinute: 20 },
    secrets: SECRETS,
  },
  (deps, _input, { companyId }) => told(listLocations(askGoogleFor(deps, companyId))),
);

export const chooseGoogleLocations = defineCallable(
  chooseContract,
  {
    access: member({ action: 'changeGoogleProfile', feature: FEATURE, requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10 },
    secrets: SECRETS,
    timeoutSeconds: TIMEOUT_SECONDS,
  },
  (deps, { locations }, { uid, companyId, company }) =>
    told(chooseLocations(deps, askGoogleFor(deps, companyId), { locations, uid, companyId, company })),
);

type Choosing = {
  locations: { accountId: string; locationId: string }[];
  uid: string;
  companyId: string;
  company: CompanyFields;
};

async function chooseLocations(
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

export const readGoogleLocation = defineCallable(
  readContract,
  {
    access: member({ action: 'publishGooglePost', feature: FEATURE }),
    rateLimit: { perMinute: 10 },
    secrets: SECRETS,
    timeoutSeconds: TIMEOUT_SECONDS,
  },
  async (deps, { locationId }, { companyId, company }) => ({
    newReviews: await told(readLocation(deps, { companyId, locationId, company })),
  }),
);

/** Brings a profile, its posts and, where the company has reviews, these to what Google shows. Why it failed is noted on the profile. */
export async function readLocation(
  deps: Deps,
  { companyId, locationId, company }: { companyId: string; locationId: string; company: CompanyFields },
): Promise<number> {
  const ask = askGoogleFor(deps, companyId);
  try {
    const location = await storedLocation(deps, companyId, locationId);
    const of = await fetchLocation(ask, locationId);
    await keepLocation(deps, { companyId, of, timeZone: company.timeZone });
    await followPosts(deps, ask, companyId);
    return hasFeature(company.features, 'reviews')
      ? await syncReviews(deps, ask, { companyId, locationId, location })
      : 0;
  } catch (error) {
    await keepFault(deps, companyId, locationId, toAppError(fromGoogleError(error)).userMessage);
    throw error;
  }
}

export const mendGoogleProfile = defineCallable(
  mendContract,
  {
    access: member({ action: 'changeGoogleProfile', feature: FEATURE, requiresVerifiedEmail: true }),
    // Google takes ten edits a minute of one profile.
    rateLimit: { perMinute: 8 },
    secrets: SECRETS,
  },
  (deps, { locationId, fixes }, { companyId, company }) =>
    told(mendProfile(deps, { companyId, company, locationId, fixes })),
);

async function mendProfile(
  deps: Deps,
  {
    companyId,
    company,
    locationId,
    fixes,
  }: { companyId: string; company: CompanyFields; locationId: string; fixes: Parameters<typeof patchOf>[0] },
): Promise<Record<string, never>> {
  const ask = askGoogleFor(deps, companyId);
  const { timeZone } = company;
  const [stored, ours, of] = await Promise.all([
    storedLocation(deps, companyId, locationId),
    readOurProfile(deps, companyId, company),
    fetchLocation(ask, locationId),
  ]);
  // What somebody changed at Google meanwhile is shown, whatever becomes of the mending.
  await keepLocation(deps, { companyId, of, timeZone });
  const readAt = deps.now();
  const shown = keptLocation(of, stored, { readAt, today: calendarDay(timeZone, new Date(readAt)) });
  const patched = await patchLocation(ask, locationId, patchOf(fixes, { ours, shown, of }));
  // Its answer may leave out what was not changed.
  await keepLocation(deps, {
    companyId,
    of: idIn(patched.name) === locationId ? await fetchLocation(ask, locationId) : of,
    timeZone,
  });
  return {};
}

export const publishGooglePost = defineCallable(
  publishContract,
  {
    access: member({ action: 'publishGooglePost', feature: FEATURE, requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10 },
    secrets: SECRETS,
  },
  async (deps, { postId }, { uid, companyId, company: { timeZone } }) => ({
    state: await told(
      publishPost(deps, askGoogleFor(deps, companyId), { companyId, postId, uid, timeZone }, (locationId) =>
        storedLocation(deps, companyId, locationId),
      ),
    ),
  }),
);

export const removeGooglePost = defineCallable(
  removeContract,
  { access: member({ action: 'publishGooglePost', feature: FEATURE }), rateLimit: { perMinute: 10 }, secrets: SECRETS },
  async (deps, { postId }, { uid, companyId }) => {
    await told(removePost(deps, askGoogleFor(deps, companyId), { companyId, postId, uid }));
    return {};
  },
);

/** A company as it is now, if it still has the feature. */
export async function companyWithGoogle({ db }: Deps, companyId: string): Promise<CompanyFields | null> {
  const company = companySchema.safeParse((await companyRef(db, companyId).get()).data()).data;
  return company && hasFeature(company.features, FEATURE) ? company : null;
}
