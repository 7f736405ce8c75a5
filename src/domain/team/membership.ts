import { z } from 'zod';
import { toRights } from '../access/rights';
import { toRole } from '../access/roles';

/** No one works for more companies than this at the same time. */
export const COMPANIES_A_PERSON = 20;

/**
 * memberships/{uid}_{companyId}, read and written by functions only: someone's role in a company while they work in another of theirs.
 * The current one is in `users/{uid}`, and has none.
 */
export const membershipSchema = z.object({
  uid: z.string(),
  companyId: z.string(),
  role: z.unknown().optional().transform(toRole),
  rights: z.unknown().optional().transform(toRights),
  /** Whether they own the company: an owner always belongs to it. */
  isOwner: z.boolean().catch(false),
  email: z.string().catch(''),
});
export type Membership = z.infer<typeof membershipSchema>;
