import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { addressSchema } from '../contact/schema';
import { paperSchema } from '../paper/schema';
import { recordId } from '../record/schema';
import { LINKED_SITES } from '../review/links';
import { cardInputSchema } from './schema';

/** Everyone for themselves, managers for anyone: saves a member's card, and creates a link if it has none. */
export const saveCard = defineContract({
  name: 'saveCard',
  input: z.object({ uid: recordId, card: cardInputSchema }),
  output: z.object({ token: z.string() }),
});

/** Revokes the link. Saving the card again creates a new one. */
export const revokeCard = defineContract({
  name: 'revokeCard',
  input: z.object({ uid: recordId }),
  output: z.object({}),
});

const shownCard = z.object({
  company: paperSchema.shape.company,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  phone: z.string(),
  email: z.string(),
  note: z.string(),
  address: addressSchema,
  /** One line each, with the page that proves it ('' = none). Only those valid today. */
  credentials: z.array(z.object({ text: z.string(), proofUrl: z.string() })),
  reviewLinks: z.array(z.object({ site: z.enum(LINKED_SITES), label: z.string(), url: z.string() })),
  /** The company site's booking page, or else the path of its request form; '' = neither. */
  bookingPath: z.string(),
  /** Whether times can be booked there. */
  canBook: z.boolean().default(false),
  /** The contact file at its own URL, for programs that can't take a file from a page. */
  fileUrl: z.string(),
});

/**
 * Anyone with the link: returns a member's current card. `ended` names only the company: its owner is no longer a member. `not-found` for
 * a link that was revoked or never issued.
 */
export const readCard = defineContract({
  name: 'readCard',
  input: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'This link is not complete') }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('shown'), card: shownCard }),
    z.object({ outcome: z.literal('ended'), company: paperSchema.shape.company }),
  ]),
});
export type ReadCard = z.infer<typeof readCard.output>;
export type ShownCard = z.infer<typeof shownCard>;
