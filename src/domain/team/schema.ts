import { z } from 'zod';
import { ROLES } from '../access/roles';

const INVITE_STATUSES = ['pending', 'accepted', 'revoked'] as const;
/** How long an invitation can be accepted. */
export const INVITE_VALID_DAYS = 14;
/** The status of the e-mail or text about it; `none` for invitations that predate it, `unclear` when it may have arrived. */
const INVITE_MAIL_STATES = ['none', 'sending', 'sent', 'failed', 'unclear'] as const;

/** companies/{c}/invites/{id}, written by functions only. */
export const inviteSchema = z.object({
  companyId: z.string(),
  companyName: z.string(),
  /** '' for somebody who was invited by text. */
  email: z.string(),
  /** The number that the link was texted to, in E.164; '' for somebody who was invited by e-mail. */
  phone: z.string().default(''),
  /** What the inviter knows of their name; they may correct it. */
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  role: z.enum(ROLES),
  status: z.enum(INVITE_STATUSES),
  invitedBy: z.string(),
  expiresAt: z.string(),
  acceptedBy: z.string().default(''),
  /** SHA-256 of what the newest e-mail's link carries: only who reads what is sent to the address or number has it. '' before the first message. */
  keyHash: z.string().default(''),
  mailState: z.enum(INVITE_MAIL_STATES).default('none'),
  /** Why the email was not sent, as text. */
  mailError: z.string().default(''),
  /** When it was last tried. */
  mailedAt: z.string().default(''),
  /** How many were tried since the invitation was new. */
  mailCount: z.number().int().nonnegative().default(0),
});
export type Invite = z.infer<typeof inviteSchema>;
