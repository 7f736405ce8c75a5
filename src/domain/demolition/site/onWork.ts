import { z } from 'zod';
import { recordId } from '../../record/schema';

/** The number of gates that the rules look up when a visit begins (firestore.rules, `isFree`). */
export const OPEN_GATES_ON_WORK = 4;

/** Site fields copied to its jobs and visits. Written by the server only. */
export const siteFieldsSchema = z.object({
  /** The site's file; '' = none. */
  siteId: z.string().max(128).default(''),
  /**
   * The gates that prevent it from beginning, including those valid only from a later day, up to the number the rules look up; the phone
   * and the site's page have all of them.
   */
  openGateIds: z.array(recordId).max(OPEN_GATES_ON_WORK).default([]),
});
export type SiteFields = z.infer<typeof siteFieldsSchema>;

/** For work without a site. */
export const NO_SITE: SiteFields = { siteId: '', openGateIds: [] };
