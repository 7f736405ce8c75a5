import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { RIGHT_LIMIT_CENTS, toRights } from '../access/rights';
import { ROLES } from '../access/roles';
import { optionalEmail, optionalPhone } from '../contact/schema';
import { toTextNumber } from '../message/textNumber';
import { amountCents } from '../money/schema';
import { line, optionalRecordId, recordId } from '../record/schema';
import { ASKS } from './asks';

const done = z.object({ done: z.literal(true) });
const role = z.enum(ROLES);
const limitCents = amountCents.max(RIGHT_LIMIT_CENTS, 'That is more than anybody with a limit may give');

/**
 * Invites an email address or, without one, a mobile number, and sends it the link, for admins and managers. Only an admin can invite an
 * admin. Inviting again renews and resends. `mailError`: why it wasn't sent; the invitation still counts. '' = it was sent. `path`: the
 * link of someone invited by number, which is the only way in for them; '' for an address, which confirms itself.
 */
export const inviteMember = defineContract({
  name: 'inviteMember',
  input: z
    .object({
      email: optionalEmail.default(''),
      phone: optionalPhone,
      role,
      ...{ firstName: line(80).default(''), lastName: line(80).default('') },
    })
    .refine(({ email, phone }) => email !== '' || toTextNumber(phone) !== '', {
      message: 'Enter an e-mail address or a mobile number',
      path: ['email'],
    }),
  output: z.object({ inviteId: z.string(), mailError: z.string(), path: z.string().default('') }),
});

/** Revokes an invitation that wasn't accepted yet, for admins and managers. */
export const revokeInvitation = defineContract({
  name: 'revokeInvitation',
  input: z.object({ inviteId: recordId }),
  output: done,
});

/** The contents of a texted invitation's link. */
const textedLink = z.object({ companyId: recordId, inviteId: recordId, key: z.string().max(64) });

/**
 * Returns the invitations waiting for the caller's own verified email address, and the one whose texted link they opened, for anyone
 * signed in. `key`: of that one; '' for the others.
 */
export const listMyInvitations = defineContract({
  name: 'listMyInvitations',
  input: z.object({ link: textedLink.optional() }),
  output: z.object({
    invitations: z.array(
      z.object({
        inviteId: z.string(),
        companyId: z.string(),
        key: z.string().default(''),
        companyName: z.string(),
        role,
        invitedByName: z.string(),
      }),
    ),
  }),
});

/**
 * Joins the inviting company with the invited role. The caller's address must match and be confirmed; the `key` of the emailed link,
 * which only its reader has, confirms it. The key of a texted link admits any confirmed address. `inviteId`: '' = that of the caller's
 * address.
 */
export const acceptInvitation = defineContract({
  name: 'acceptInvitation',
  input: z.object({ companyId: recordId, inviteId: optionalRecordId, key: z.string().max(64).default('') }),
  output: z.object({ companyId: z.string() }),
});

/** Returns the companies that the caller belongs to, including the current one, by name, for anyone signed in. */
export const listMyCompanies = defineContract({
  name: 'listMyCompanies',
  input: z.object({}),
  output: z.object({
    companies: z.array(
      z.object({ companyId: z.string(), name: z.string(), role, isOwner: z.boolean(), isCurrent: z.boolean() }),
    ),
  }),
});

/** Switches to another of the caller's companies, on all of their devices, for anyone signed in. */
export const switchCompany = defineContract({
  name: 'switchCompany',
  input: z.object({ companyId: recordId }),
  output: z.object({ companyId: z.string() }),
});

/** Returns colleagues who are currently working in another company of theirs, and still belong to this one, for members. */
export const listAwayMembers = defineContract({
  name: 'listAwayMembers',
  input: z.object({}),
  output: z.object({
    members: z.array(
      z.object({
        uid: z.string(),
        ...{ firstName: z.string(), lastName: z.string(), email: z.string() },
        role,
        rights: z.unknown().optional().transform(toRights),
      }),
    ),
  }),
});

/** Changes a member's role, for admins; never the last admin's. */
export const changeMemberRole = defineContract({
  name: 'changeMemberRole',
  input: z.object({ uid: recordId, role }),
  output: done,
});

/**
 * Sets a member's rights beyond their role, for admins. Replaces earlier grants. Managers and admins have all rights anyway, so nothing
 * is granted to them.
 */
export const changeMemberRights = defineContract({
  name: 'changeMemberRights',
  input: z.object({
    uid: recordId,
    rights: z.object({
      collects: z.boolean(),
      seesCosts: z.boolean(),
      creditLimitCents: limitCents,
      refundLimitCents: limitCents,
    }),
  }),
  output: done,
});

/**
 * Removes a member from the company, for admins, who then can't read any of it; never the last admin or the owner. Their technician
 * records are archived, and upcoming visits go to `handOverTo`, another technician; '' = unassigned for now. `visits`: how many were
 * handed over.
 */
export const removeMember = defineContract({
  name: 'removeMember',
  input: z.object({ uid: recordId, handOverTo: optionalRecordId }),
  output: done.extend({ visits: z.number().int().min(0).default(0) }),
});

/**
 * Ends the caller's own sign-in on every device, within the hour, for members; admins can do so for a colleague. `uid`: whose, '' = the
 * caller's.
 */
export const signOutEverywhere = defineContract({
  name: 'signOutEverywhere',
  input: z.object({ uid: optionalRecordId }),
  output: done,
});

/** Returns whose sign-in requires an authenticator app's code after the password, for admins. `uids`: of members of the company. */
export const listSecondSteps = defineContract({
  name: 'listSecondSteps',
  input: z.object({}),
  output: z.object({ uids: z.array(z.string()) }),
});

/**
 * Removes a colleague's second step, for admins, because the phone with their authenticator app is gone. It also ends their sign-ins, and
 * notifies them by email. `mailError`: why that wasn't sent; '' = it was.
 */
export const removeSecondStep = defineContract({
  name: 'removeSecondStep',
  input: z.object({ uid: recordId }),
  output: done.extend({ mailError: z.string() }),
});

/** Emails the admins that any member asks for something, once a day per request. `told`: how many admins received it. */
export const askAdmins = defineContract({
  name: 'askAdmins',
  input: z.object({ ask: z.enum(ASKS) }),
  output: z.object({ told: z.number().int().min(0) }),
});
