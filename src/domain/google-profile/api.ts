import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId } from '../record/schema';
import { DRIFT_FIELDS } from './drift';
import { GOOGLE_LOCATION_LIMIT } from './schema';

/** Google's own IDs for an account and a location. */
const googleNumber = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/, 'Not a number of Google’s');

/** For managers: lists profiles that the connected Google account may manage, the first 200. */
export const listGoogleLocations = defineContract({
  name: 'listGoogleLocations',
  input: z.object({}),
  output: z.object({
    locations: z.array(
      z.object({
        accountId: z.string(),
        accountName: z.string(),
        locationId: z.string(),
        title: z.string(),
        /** Street and town, or the service area. */
        place: z.string(),
        isVerified: z.boolean(),
      }),
    ),
    /** True when there are more than are listed. */
    isCut: z.boolean(),
  }),
});
export type GoogleChoice = z.infer<typeof listGoogleLocations.output>['locations'][number];

/** For managers: sets the profiles to manage; all others are forgotten here. Reads each once. */
export const chooseGoogleLocations = defineContract({
  name: 'chooseGoogleLocations',
  input: z.object({
    locations: z
      .array(z.object({ accountId: googleNumber, locationId: googleNumber }))
      .max(GOOGLE_LOCATION_LIMIT, `At most ${GOOGLE_LOCATION_LIMIT} profiles`),
  }),
  output: z.object({}),
});

/** For the office: refreshes a profile and its reviews. */
export const readGoogleLocation = defineContract({
  name: 'readGoogleLocation',
  input: z.object({ locationId: recordId }),
  output: z.object({ newReviews: z.number() }),
});

const side = z.string().max(20_000);

/**
 * For managers: updates Google to match our records. Each change includes what the user saw on both sides: if either has changed since,
 * nothing is sent and `conflict` is thrown.
 */
export const mendGoogleProfile = defineContract({
  name: 'mendGoogleProfile',
  input: z.object({
    locationId: recordId,
    fixes: z
      .array(z.object({ field: z.enum(DRIFT_FIELDS), ours: side, google: side }))
      .min(1)
      .max(DRIFT_FIELDS.length),
  }),
  output: z.object({}),
});

/** For the office: sends a draft to Google, once. If Google did not answer, the post is looked up before it is sent again. */
export const publishGooglePost = defineContract({
  name: 'publishGooglePost',
  input: z.object({ postId: recordId }),
  output: z.object({ state: z.enum(['processing', 'live', 'rejected']) }),
});

/** For the office: removes a post from Google; one already gone there counts as removed. */
export const removeGooglePost = defineContract({
  name: 'removeGooglePost',
  input: z.object({ postId: recordId }),
  output: z.object({}),
});
