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
 * Admin or manager: invites an e-mail address or, without one, a mobile number, and sends it the link. Only an admin can invite an admin. Inviting
 * again renews and resends. `mailError`: why it was not sent; the invitation still counts. '' = it was sent. `path`: of the link of somebody who is
 * invited by number, which alone lets them in; '' for an address, which confirms itself.
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

/** Admin or manager: an invitation that was not accepted yet stops working. */
export const revokeInvitation = defineContract({
  name: 'revokeInvitation',
  input: z.object({ inviteId: recordId }),
  output: done,
});

/** What the link of a texted invitation carries. */
const textedLink = z.object({ companyId: recordId, inviteId: recordId, key: z.string().max(64) });

/**
 * Anyone signed in: the invitations waiting for their own, verified e-mail address, and the one whose texted link they opened. `key`: of that one; ''
 * for the others.
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
 * Joins the inviting company with the invited role. The caller's address must match and be confirmed; the `key` of the e-mailed link, which
 * only its reader has, confirms it. The key of a texted link lets in any confirmed address. `inviteId`: '' = that of the caller's address.
 */
export const acceptInvitation = defineContract({
  name: 'acceptInvitation',
  input: z.object({ companyId: recordId, inviteId: optionalRecordId, key: z.string().max(64).default('') }),
  output: z.object({ companyId: z.string() }),
});

/** Anyone signed in: the companies that they belong to, the one that they work in now among them, by name. */
export const listMyCompanies = defineContract({
  name: 'listMyCompanies',
  input: z.object({}),
  output: z.object({
    companies: z.array(
      z.object({ companyId: z.string(), name: z.string(), role, isOwner: z.boolean(), isCurrent: z.boolean() }),
    ),
  }),
});

/** Anyone signed in: works in another company of theirs from now on, on each of their devices. */
export const switchCompany = defineContract({
  name: 'switchCompany',
  input: z.object({ companyId: recordId }),
  output: z.object({ companyId: z.string() }),
});

/** Members: colleagues who work in another company of theirs at the moment, and still belong to this one. */
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

/** Admin: gives a member another role; never takes the last admin's. */
export const changeMemberRole = defineContract({
  name: 'changeMemberRole',
  input: z.object({ uid: recordId, role }),
  output: done,
});

/**
 * Admin: what a member may do in addition to their role. Takes the place of what was given before. Managers and admins may do all of it
 * anyway, so nothing is given to them.
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
 * Admin: a member leaves the company and can read nothing of it any more; never the last admin or the owner. The technicians they signed in
 * as are archived, and the visits ahead of them go to `handOverTo`, another technician; '' = to nobody yet. `visits`: how many did.
 */
export const removeMember = defineContract({
  name: 'removeMember',
  input: z.object({ uid: recordId, handOverTo: optionalRecordId }),
  output: done.extend({ visits: z.number().int().min(0).default(0) }),
});

/** Members: ends their own sign-in on every device, within the hour; admins that of a colleague. `uid`: whose, '' = the caller's. */
export const signOutEverywhere = defineContract({
  name: 'signOutEverywhere',
  input: z.object({ uid: optionalRecordId }),
  output: done,
});

/** Admin: whose sign-in asks for the code of an authenticator app after the password. `uids`: of members of the company. */
export const listSecondSteps = defineContract({
  name: 'listSecondSteps',
  input: z.object({}),
  output: z.object({ uids: z.array(z.string()) }),
});

/**
 * Admin: a colleague's sign-in asks for no code any more, because the phone with their authenticator app is gone. It also ends
 * their sign-ins, and an e-mail says so to them. `mailError`: why that was not sent; '' = it was.
 */
export const removeSecondStep = defineContract({
  name: 'removeSecondStep',
  input: z.object({ uid: recordId }),
  output: done.extend({ mailError: z.string() }),
});

/** Any member: tells the admins by e-mail that they ask for something, once a day for each thing. `told`: how many admins it went to. */
export const askAdmins = defineContract({
  name: 'askAdmins',
  input: z.object({ ask: z.enum(ASKS) }),
  output: z.object({ told: z.number().int().min(0) }),
});
