import { z } from 'zod';
import { ROLES } from '../access/roles';

const INVITE_STATUSES = ['pending', 'accepted', 'revoked'] as const;
/** How long an invitation can be accepted. */
export const INVITE_VALID_DAYS = 14;
/** The status of its email or text; `none` for invitations that predate it, `unclear` when it may have arrived. */
const INVITE_MAIL_STATES = ['none', 'sending', 'sent', 'failed', 'unclear'] as const;

/** companies/{c}/invites/{id}, written by functions only. */
export const inviteSchema = z.object({
  companyId: z.string(),
  companyName: z.string(),
  /** '' for someone invited by text. */
  email: z.string(),
  /** The number that the link was texted to, in E.164; '' for someone invited by email. */
  phone: z.string().default(''),
  /** Their name as known to the inviter; they may correct it. */
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  role: z.enum(ROLES),
  status: z.enum(INVITE_STATUSES),
  invitedBy: z.string(),
  expiresAt: z.string(),
  acceptedBy: z.string().default(''),
  /**
   * SHA-256 of the key in the latest message's link: only someone who reads the address's or number's messages has it. '' before the
   * first message.
   */
  keyHash: z.string().default(''),
  mailState: z.enum(INVITE_MAIL_STATES).default('none'),
  /** Why the email was not sent, as text. */
  mailError: z.string().default(''),
  /** When sending was last attempted. */
  mailedAt: z.string().default(''),
  /** The number of attempts since the invitation was new. */
  mailCount: z.number().int().nonnegative().default(0),
});
export type Invite = z.infer<typeof inviteSchema>;
