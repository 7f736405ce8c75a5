import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { toRights } from '../access/rights';
import { ROLES } from '../access/roles';
import { connectionHealthSchema } from './connectionHealth';

/** As many people as the control room shows; the team page lists all of them. */
export const PEOPLE_SHOWN = 40;
/** As many open invitations. */
export const INVITATIONS_SHOWN = 10;

const used = z.object({ used: z.number().min(0), limit: z.number().min(0) });

const person = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** What differs from the role. */
  rights: z.unknown().optional().transform(toRights),
  isOwner: z.boolean(),
  isDisabled: z.boolean(),
  /** Works in another of their companies at the moment. */
  isAway: z.boolean().default(false),
  /** Whether the e-mail address is confirmed. */
  isConfirmed: z.boolean(),
  /** When their app last renewed its sign-in, to within an hour (ISO); '' = never. */
  lastSeenAt: z.string(),
});
export type Person = z.infer<typeof person>;

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  expiresAt: z.string(),
  /** Why its e-mail was not sent; ''. */
  mailError: z.string(),
});

/** Admin: the state of the company at a glance. People are at most PEOPLE_SHOWN, `peopleCount` is all of them. */
export const readAdministration = defineContract({
  name: 'readAdministration',
  input: z.object({}),
  output: z.object({
    people: z.array(person),
    peopleCount: z.number().int().min(0),
    invitations: z.array(invitation),
    invitationCount: z.number().int().min(0),
    /** Addresses e-mailed and texts sent in this UTC day, and bytes of files. */
    mail: used,
    texts: used,
    files: used,
    /** What AI cost this month, and how much of what it may cost; `refusal` says why it answers nobody now, ''. */
    ai: z.object({ isOn: z.boolean(), costCents: z.number().min(0), percent: z.number().min(0), refusal: z.string() }),
    connections: z.array(connectionHealthSchema),
  }),
});
export type Administration = z.infer<typeof readAdministration.output>;
