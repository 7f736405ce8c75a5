import { z } from 'zod';
import { optionalEmail, optionalPhone } from '../contact/schema';
import { line, optionalInstant, text } from '../record/schema';

/** Details a member can add to their card beyond their name and the company. */
export const cardInputSchema = z.object({
  /** Their role in the company; '' = not stated. */
  title: line(80).default(''),
  /** '' = the company's. */
  phone: optionalPhone,
  email: optionalEmail,
  note: text(300).default(''),
  hasReviewLinks: z.boolean().default(true),
  hasBookingLink: z.boolean().default(true),
});
export type CardInput = z.infer<typeof cardInputSchema>;
export const EMPTY_CARD: CardInput = cardInputSchema.parse({});

/**
 * companies/{c}/memberCards/{uid}: a member's business card. Written by functions only, which create its link. Whether it is shown isn't
 * stored: each request checks that its owner is still a member.
 */
export const memberCardSchema = cardInputSchema.extend({
  /** The last part of the card's URL; '' = it has none, or it was revoked. */
  token: z.string().max(64).default(''),
  madeAt: optionalInstant,
  /** Number of times it was opened, and of times the contact was saved. */
  openedCount: z.number().int().min(0).default(0),
  savedCount: z.number().int().min(0).default(0),
});
export type MemberCard = z.infer<typeof memberCardSchema>;
