import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { toRights } from '../access/rights';
import { ROLES } from '../access/roles';
import { connectionHealthSchema } from './connectionHealth';

/** Maximum number of people in the control room; the team page lists all of them. */
export const PEOPLE_SHOWN = 40;
/** Maximum number of open invitations. */
export const INVITATIONS_SHOWN = 10;

const used = z.object({ used: z.number().min(0), limit: z.number().min(0) });

const person = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Differences from the role's defaults. */
  rights: z.unknown().optional().transform(toRights),
  isOwner: z.boolean(),
  isDisabled: z.boolean(),
  /** True while they work in another of their companies. */
  isAway: z.boolean().default(false),
  /** Whether the e-mail address is confirmed. */
  isConfirmed: z.boolean(),
  /** Time their app last renewed its sign-in, to within an hour (ISO); '' = never. */
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

/** Admin: the state of the company at a glance. People are capped at PEOPLE_SHOWN; `peopleCount` counts all of them. */
export const readAdministration = defineContract({
  name: 'readAdministration',
  input: z.object({}),
  output: z.object({
    people: z.array(person),
    peopleCount: z.number().int().min(0),
    invitations: z.array(invitation),
    invitationCount: z.number().int().min(0),
    /** E-mails and texts sent this UTC day (by recipient address), and bytes of files. */
    mail: used,
    texts: used,
    files: used,
    /** This month's AI cost and the share of its cap; `refusal` says why AI currently answers no one, or ''. */
    ai: z.object({ isOn: z.boolean(), costCents: z.number().min(0), percent: z.number().min(0), refusal: z.string() }),
    connections: z.array(connectionHealthSchema),
  }),
});
export type Administration = z.infer<typeof readAdministration.output>;
