import { z } from 'zod';
import { ROLES } from '../access/roles';

const INVITE_STATUSES = ['pending', 'accepted', 'revoked'] as const;
/** How long an invitation can be accepted. */
export const INVITE_VALID_DAYS = 14;

/** companies/{c}/invites/{id}, written by functions only. */
export const inviteSchema = z.object({
  companyId: z.string(),
  companyName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.enum(INVITE_STATUSES),
  invitedBy: z.string(),
  expiresAt: z.string(),
  acceptedBy: z.string().default(''),
});
export type Invite = z.infer<typeof inviteSchema>;
