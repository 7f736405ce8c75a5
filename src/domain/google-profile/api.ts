import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId } from '../record/schema';
import { DRIFT_FIELDS } from './drift';
import { GOOGLE_LOCATION_LIMIT } from './schema';

/** Google's own numbers of an account and of a location. */
const googleNumber = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/, 'Not a number of Google’s');

/** Managers: the profiles that the connected Google account may manage, the first 200. */
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
        /** Street and town, or what it says of its area. */
        place: z.string(),
        isVerified: z.boolean(),
      }),
    ),
    /** There are more than are listed. */
    isCut: z.boolean(),
  }),
});
export type GoogleChoice = z.infer<typeof listGoogleLocations.output>['locations'][number];

/** Managers: the profiles that are looked after from now on; all others are forgotten here. Reads each once. */
export const chooseGoogleLocations = defineContract({
  name: 'chooseGoogleLocations',
  input: z.object({
    locations: z
      .array(z.object({ accountId: googleNumber, locationId: googleNumber }))
      .max(GOOGLE_LOCATION_LIMIT, `At most ${GOOGLE_LOCATION_LIMIT} profiles`),
  }),
  output: z.object({}),
});

/** Office: refreshes a profile and its reviews. */
export const readGoogleLocation = defineContract({
  name: 'readGoogleLocation',
  input: z.object({ locationId: recordId }),
  output: z.object({ newReviews: z.number() }),
});

const side = z.string().max(20_000);

/**
 * Managers: makes Google show what our records say. Each names what the person saw on both sides: when either has moved since,
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

/** Office: sends a draft to Google, once. What Google did not answer is looked up before it is sent again. */
export const publishGooglePost = defineContract({
  name: 'publishGooglePost',
  input: z.object({ postId: recordId }),
  output: z.object({ state: z.enum(['processing', 'live', 'rejected']) }),
});

/** Office: takes a post away at Google; what is gone there already counts as taken away. */
export const removeGooglePost = defineContract({
  name: 'removeGooglePost',
  input: z.object({ postId: recordId }),
  output: z.object({}),
});
