import { z } from 'zod';
import { recordId } from '../../record/schema';

/** As many as the rules look up when a visit begins (firestore.rules, `isFree`). */
export const OPEN_GATES_ON_WORK = 4;

/** What a job and its visits repeat of the site that they are on. Written by the server only. */
export const siteFieldsSchema = z.object({
  /** The site's file; '' = none. */
  siteId: z.string().max(128).default(''),
  /**
   * The gates that keep it from beginning, with those that are valid only from a later day, as many as the rules look up; the phone and the
   * site's page know all of them.
   */
  openGateIds: z.array(recordId).max(OPEN_GATES_ON_WORK).default([]),
});
export type SiteFields = z.infer<typeof siteFieldsSchema>;

/** Of work on no site. */
export const NO_SITE: SiteFields = { siteId: '', openGateIds: [] };
