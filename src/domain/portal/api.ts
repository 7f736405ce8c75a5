import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { requiredEmail } from '../contact/schema';
import { recordId } from '../record/schema';
import { isShareToken } from '../public-document/token';

const token = z.string().refine(isShareToken, 'This link is not complete');

const shownCompany = z.object({
  name: z.string(),
  phone: z.string(),
  logoUrl: z.string(),
  primaryColor: z.string(),
  accentColor: z.string(),
});

/** What a customer finds under their link and opens from there. */
export const PORTAL_PAPERS = ['estimate', 'invoice', 'agreement', 'visit'] as const;
export type PortalPaperKind = (typeof PORTAL_PAPERS)[number];

/** Anyone: whose papers are asked for at an address. `not-found` for a company that has no such page. */
export const readPortalDoor = defineContract({
  name: 'readPortalDoor',
  input: z.object({ companyId: recordId }),
  output: z.object({ company: shownCompany }),
});

/**
 * Anyone: e-mails the link to their papers to an address that the company has on record, and answers alike, and as late, for one that it
 * has not. Within an hour one link goes out per address.
 */
export const askPortalLink = defineContract({
  name: 'askPortalLink',
  input: z.object({ companyId: recordId, email: requiredEmail }),
  output: z.object({}),
});

const paper = z.object({
  kind: z.enum(PORTAL_PAPERS),
  id: recordId,
  /** `Invoice INV-7`, or the day of a visit. */
  title: z.string(),
  /** What it is about and how it stands, as customers read it. */
  details: z.string(),
  amountText: z.string(),
  /** It waits for the customer: to be paid or answered, or a visit that is ahead. */
  isOpen: z.boolean(),
});
export type PortalPaper = z.infer<typeof paper>;

const payment = z.object({ on: z.string(), amountText: z.string(), details: z.string() });

/** Anyone with the link: all of a customer's papers, the latest of each kind. `not-found` for a link that ended or never was. */
export const readPortal = defineContract({
  name: 'readPortal',
  input: z.object({ token }),
  output: z.object({
    company: shownCompany,
    customerName: z.string(),
    timeZone: z.string(),
    endsAt: z.string(),
    papers: z.array(paper),
    payments: z.array(payment),
  }),
});
export type Portal = z.infer<typeof readPortal.output>;

/** A service of the company's site that can be booked, with what everybody pays for it and what this member pays. */
const memberService = z.object({
  id: recordId,
  name: z.string(),
  priceText: z.string(),
  usualText: z.string(),
  /** `15% off, Comfort Plus: member price` */
  why: z.string(),
  bookingPath: z.string(),
});
export type MemberService = z.infer<typeof memberService>;

/**
 * Anyone with the link of a running agreement: its bills, its visits, what was paid for it, where a visit is booked, and what the services
 * that can be booked there cost its member.
 */
export const readMyAgreement = defineContract({
  name: 'readMyAgreement',
  input: z.object({ token }),
  output: z.object({
    papers: z.array(paper),
    payments: z.array(payment),
    /** '' = visits are not booked online. */
    bookingPath: z.string(),
    /** Whether free times can be taken there. */
    canBook: z.boolean().default(false),
    services: z.array(memberService).default([]),
  }),
});
export type MyAgreement = z.infer<typeof readMyAgreement.output>;

/** Anyone with the link, of the portal or of an agreement: the token under which one of its papers opens. */
export const openPortalPaper = defineContract({
  name: 'openPortalPaper',
  input: z.object({ token, kind: z.enum(PORTAL_PAPERS), id: recordId }),
  output: z.object({ token: z.string() }),
});

/** Staff: e-mails the link to a customer's papers to the address on their record. */
export const sendPortalLink = defineContract({
  name: 'sendPortalLink',
  input: z.object({ customerId: recordId, sendId: recordId }),
  output: z.object({ to: z.string() }),
});

/** Staff: all links to a customer's papers end now. Gives how many there were. */
export const revokePortalLinks = defineContract({
  name: 'revokePortalLinks',
  input: z.object({ customerId: recordId }),
  output: z.object({ count: z.number().int() }),
});
