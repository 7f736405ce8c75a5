import {
  chooseGoogleLocations as chooseContract,
  listGoogleLocations as listContract,
  mendGoogleProfile as mendContract,
  publishGooglePost as publishContract,
  readGoogleLocation as readContract,
  removeGooglePost as removeContract,
} from '@/domain/google-profile/api';
import { CONNECTION_SECRETS } from '../oauth/config';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { chooseLocations } from './chooseLocations';
import { askGoogleFor } from './client';
import { GOOGLE_SECRETS } from './config';
import { fromGoogleError } from './errors';
import { listLocations, storedLocation } from './locations';
import { mendProfile } from './mend';
import { publishPost, removePost } from './posts';
import { readLocation } from './readLocation';

const FEATURE = 'googleMyBusiness';
const SECRETS = [...CONNECTION_SECRETS, ...GOOGLE_SECRETS];
/** Reading all reviews of a large profile takes a while. */
const TIMEOUT_SECONDS = 300;

/** Performs a call to Google, and converts a refusal to a message. */
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
    rateLimit: { perMinute: 10, perNetwork: 30 },
    secrets: SECRETS,
    timeoutSeconds: TIMEOUT_SECONDS,
  },
  (deps, { locations }, { uid, companyId, company }) =>
    told(chooseLocations(deps, askGoogleFor(deps, companyId), { locations, uid, companyId, company })),
);

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

export const mendGoogleProfile = defineCallable(
  mendContract,
  {
    access: member({ action: 'changeGoogleProfile', feature: FEATURE, requiresVerifiedEmail: true }),
    // Google allows ten edits a minute per profile.
    rateLimit: { perMinute: 8, perNetwork: 24 },
    secrets: SECRETS,
  },
  (deps, { locationId, fixes }, { companyId, company }) =>
    told(mendProfile(deps, askGoogleFor(deps, companyId), { companyId, company, locationId, fixes })),
);

export const publishGooglePost = defineCallable(
  publishContract,
  {
    access: member({ action: 'publishGooglePost', feature: FEATURE, requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10, perNetwork: 30 },
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
