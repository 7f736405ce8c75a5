import { z } from 'zod';
import { ROLES } from '../access/roles';

const INVITE_STATUSES = ['pending', 'accepted', 'revoked'] as const;
/** Days during which an invitation can be accepted. */
export const INVITE_VALID_DAYS = 14;
/** The status of the e-mail or text about it; `none` for invitations that predate it, `unclear` when it may have arrived. */
const INVITE_MAIL_STATES = ['none', 'sending', 'sent', 'failed', 'unclear'] as const;

/** companies/{c}/invites/{id}, written by functions only. */
export const inviteSchema = z.object({
  companyId: z.string(),
  companyName: z.string(),
  /** '' for someone invited by text. */
  email: z.string(),
  /** The number that the link was texted to, in E.164; '' for someone invited by e-mail. */
  phone: z.string().default(''),
  /** The name as entered by the inviter; the invitee may correct it. */
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  role: z.enum(ROLES),
  status: z.enum(INVITE_STATUSES),
  invitedBy: z.string(),
  expiresAt: z.string(),
  acceptedBy: z.string().default(''),
  /**
   * SHA-256 of the key in the newest e-mail's link: only someone who reads messages to the address or number has the key. '' before the
   * first message.
   */
  keyHash: z.string().default(''),
  mailState: z.enum(INVITE_MAIL_STATES).default('none'),
  /** Why the e-mail was not sent, as text. */
  mailError: z.string().default(''),
  /** Time of the last attempt. */
  mailedAt: z.string().default(''),
  /** Number of attempts since the invitation was new. */
  mailCount: z.number().int().nonnegative().default(0),
});
export type Invite = z.infer<typeof inviteSchema>;
