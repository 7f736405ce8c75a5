import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { toRights } from '../access/rights';
import { ROLES } from '../access/roles';
import { connectionHealthSchema } from './connectionHealth';

/** Maximum people in the control room; the team page lists all of them. */
export const PEOPLE_SHOWN = 40;
/** Maximum open invitations shown. */
export const INVITATIONS_SHOWN = 10;

const used = z.object({ used: z.number().min(0), limit: z.number().min(0) });

const person = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Permissions that differ from the role. */
  rights: z.unknown().optional().transform(toRights),
  isOwner: z.boolean(),
  isDisabled: z.boolean(),
  /** Whether they are currently working in another of their companies. */
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
  /** Why its e-mail wasn't sent; ''. */
  mailError: z.string(),
});

/** Admin: returns the state of the company at a glance. Lists at most PEOPLE_SHOWN people; `peopleCount` is all of them. */
export const readAdministration = defineContract({
  name: 'readAdministration',
  input: z.object({}),
  output: z.object({
    people: z.array(person),
    peopleCount: z.number().int().min(0),
    invitations: z.array(invitation),
    invitationCount: z.number().int().min(0),
    /** E-mail recipients and texts of this UTC day, and bytes of files. */
    mail: used,
    texts: used,
    files: used,
    /** This month's AI cost, and its share of the limit; `refusal` says why AI is currently unavailable, ''. */
    ai: z.object({ isOn: z.boolean(), costCents: z.number().min(0), percent: z.number().min(0), refusal: z.string() }),
    connections: z.array(connectionHealthSchema),
  }),
});
export type Administration = z.infer<typeof readAdministration.output>;
