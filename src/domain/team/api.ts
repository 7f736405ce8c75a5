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
 * Admin or manager: invites an e-mail address or, without one, a mobile number, and sends it the link. Only an admin can invite an admin.
 * Inviting again renews and resends. `mailError`: why it wasn't sent; the invitation is still valid. '' = it was sent. `path`: the link's
 * path for someone invited by number, for whom it is the only way in; '' for an address, which verifies itself.
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

/** Admin or manager: revokes an invitation that wasn't accepted yet. */
export const revokeInvitation = defineContract({
  name: 'revokeInvitation',
  input: z.object({ inviteId: recordId }),
  output: done,
});

/** The contents of a texted invitation's link. */
const textedLink = z.object({ companyId: recordId, inviteId: recordId, key: z.string().max(64) });

/**
 * Anyone signed in: lists the invitations waiting for their own, verified e-mail address, and the one whose texted link they opened.
 * `key`: that one's; '' for the others.
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
 * Joins the inviting company with the invited role. The caller's address must match and be verified; the `key` of the e-mailed link, which
 * only its recipient has, verifies it. The key of a texted link accepts any verified address. `inviteId`: '' = that of the caller's
 * address.
 */
export const acceptInvitation = defineContract({
  name: 'acceptInvitation',
  input: z.object({ companyId: recordId, inviteId: optionalRecordId, key: z.string().max(64).default('') }),
  output: z.object({ companyId: z.string() }),
});

/** Anyone signed in: lists the companies they belong to, including the current one, by name. */
export const listMyCompanies = defineContract({
  name: 'listMyCompanies',
  input: z.object({}),
  output: z.object({
    companies: z.array(
      z.object({ companyId: z.string(), name: z.string(), role, isOwner: z.boolean(), isCurrent: z.boolean() }),
    ),
  }),
});

/** Anyone signed in: switches to another company of theirs, on each of their devices. */
export const switchCompany = defineContract({
  name: 'switchCompany',
  input: z.object({ companyId: recordId }),
  output: z.object({ companyId: z.string() }),
});

/** Members: lists colleagues who currently work in another company of theirs, and still belong to this one. */
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

/** Admin: changes a member's role; never the last admin's. */
export const changeMemberRole = defineContract({
  name: 'changeMemberRole',
  input: z.object({ uid: recordId, role }),
  output: done,
});

/**
 * Admin: sets a member's additional rights beyond their role, replacing the previous ones. Managers and admins already have all of them,
 * so nothing is granted to them.
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
 * Admin: removes a member from the company, with no further access to it; never the last admin or the owner. The technicians they signed
 * in as are archived, and their upcoming visits go to `handOverTo`, another technician; '' = left unassigned. `visits`: how many were
 * reassigned.
 */
export const removeMember = defineContract({
  name: 'removeMember',
  input: z.object({ uid: recordId, handOverTo: optionalRecordId }),
  output: done.extend({ visits: z.number().int().min(0).default(0) }),
});

/** Members: signs themselves out on every device, within the hour; admins can do it for a colleague. `uid`: whose, '' = the caller's. */
export const signOutEverywhere = defineContract({
  name: 'signOutEverywhere',
  input: z.object({ uid: optionalRecordId }),
  output: done,
});

/** Admin: lists who signs in with a code from an authenticator app after the password. `uids`: of members of the company. */
export const listSecondSteps = defineContract({
  name: 'listSecondSteps',
  input: z.object({}),
  output: z.object({ uids: z.array(z.string()) }),
});

/**
 * Admin: removes the code requirement from a colleague's sign-in, because the phone with their authenticator app is gone. It also signs
 * them out everywhere, and notifies them by e-mail. `mailError`: why that e-mail wasn't sent; '' = it was.
 */
export const removeSecondStep = defineContract({
  name: 'removeSecondStep',
  input: z.object({ uid: recordId }),
  output: done.extend({ mailError: z.string() }),
});

/** Any member: e-mails the admins a request for something, once a day per item. `told`: how many admins it went to. */
export const askAdmins = defineContract({
  name: 'askAdmins',
  input: z.object({ ask: z.enum(ASKS) }),
  output: z.object({ told: z.number().int().min(0) }),
});
