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

/** Kinds of documents a customer can see and open through their link. */
export const PORTAL_PAPERS = ['estimate', 'invoice', 'agreement', 'visit'] as const;
export type PortalPaperKind = (typeof PORTAL_PAPERS)[number];

/** Anyone: returns the company whose customers can request their documents at this address. `not-found` for a company without such a page. */
export const readPortalDoor = defineContract({
  name: 'readPortalDoor',
  input: z.object({ companyId: recordId }),
  output: z.object({ company: shownCompany }),
});

/**
 * Anyone: e-mails customers the link to their documents if the address is on the company's record; the response and its timing are the
 * same if it isn't. At most one link per address goes out within an hour.
 */
export const askPortalLink = defineContract({
  name: 'askPortalLink',
  input: z.object({ companyId: recordId, email: requiredEmail }),
  output: z.object({}),
});

const paper = z.object({
  kind: z.enum(PORTAL_PAPERS),
  id: recordId,
  /** `Invoice INV-7`, or the date of a visit. */
  title: z.string(),
  /** Its subject and status, as worded for customers. */
  details: z.string(),
  amountText: z.string(),
  /** True when it awaits the customer: a payment or answer, or an upcoming visit. */
  isOpen: z.boolean(),
});
export type PortalPaper = z.infer<typeof paper>;

const payment = z.object({ on: z.string(), amountText: z.string(), details: z.string() });

/**
 * Anyone with the link: returns all of a customer's documents, the latest of each kind. `not-found` for a link that ended or never
 * existed.
 */
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

/** A bookable service on the company's site, with the regular price and this member's price. */
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
 * Anyone with the link of an active agreement: returns its bills, visits and payments, where to book a visit, and the member's prices for
 * bookable services.
 */
export const readMyAgreement = defineContract({
  name: 'readMyAgreement',
  input: z.object({ token }),
  output: z.object({
    papers: z.array(paper),
    payments: z.array(payment),
    /** '' = visits can't be booked online. */
    bookingPath: z.string(),
    /** Whether free time slots can be booked there. */
    canBook: z.boolean().default(false),
    services: z.array(memberService).default([]),
  }),
});
export type MyAgreement = z.infer<typeof readMyAgreement.output>;

/** Anyone with the link of the portal or of an agreement: returns the token that opens one of its documents. */
export const openPortalPaper = defineContract({
  name: 'openPortalPaper',
  input: z.object({ token, kind: z.enum(PORTAL_PAPERS), id: recordId }),
  output: z.object({ token: z.string() }),
});

/** Staff: e-mails the link to a customer's documents to the address on their record. */
export const sendPortalLink = defineContract({
  name: 'sendPortalLink',
  input: z.object({ customerId: recordId, sendId: recordId }),
  output: z.object({ to: z.string() }),
});

/** Staff: revokes all links to a customer's documents. Returns how many there were. */
export const revokePortalLinks = defineContract({
  name: 'revokePortalLinks',
  input: z.object({ customerId: recordId }),
  output: z.object({ count: z.number().int() }),
});
