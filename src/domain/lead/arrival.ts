import { z } from 'zod';
import { CAMPAIGN_PARAMETERS, campaignOf, type Campaign } from '@/lib/campaign';
import { cutText } from '@/lib/cutText';
import { soundsLikeCompany, splitName } from '../contact/personName';
import { phonesIn } from '../contact/phonesIn';
import { tidyAddress } from '../contact/postalAddress';
import { addressSchema, optionalEmail, optionalPhone } from '../contact/schema';
import { isoInstant, line, requiredLine, text } from '../record/schema';
import { isReachable, LEAD_COST_LIMIT_CENTS, LEAD_MESSAGE_LENGTH, leadInputSchema, type LeadInput } from './schema';

/** Returns campaign parameters sent by another system or in an address: only known ones, cleaned and truncated. */
export const toCampaign = (parameters: Record<string, string>): Campaign | null =>
  campaignOf(
    new URLSearchParams(
      Object.entries(parameters).filter(([name]) => CAMPAIGN_PARAMETERS.some((known) => known === name)),
    ).toString(),
  );

const campaignSchema = z.record(z.string().max(40), z.string().max(400)).default({});

/** The public form's submission. `isAgreed`: consent to text messages; the server stores the wording that it showed. */
export const formLeadSchema = z
  .object({
    firstName: line(80).default(''),
    lastName: line(80).default(''),
    phone: optionalPhone,
    email: optionalEmail,
    address: addressSchema.default(addressSchema.parse({})),
    wanted: line(160).default(''),
    message: text(LEAD_MESSAGE_LENGTH).default(''),
    isAgreed: z.boolean().default(false),
  })
  .superRefine((lead, context) => {
    if (lead.firstName === '' && lead.lastName === '')
      context.addIssue({ code: 'custom', path: ['firstName'], message: 'Enter your name' });
    if (lead.phone === '' && lead.email === '')
      context.addIssue({ code: 'custom', path: ['phone'], message: 'Enter a phone number or an e-mail address' });
    if (lead.isAgreed && lead.phone === '')
      context.addIssue({ code: 'custom', path: ['phone'], message: 'Enter the number that may be texted' });
  });
export type FormLead = z.infer<typeof formLeadSchema>;

/** The body of the inbound webhook, JSON (docs/leads.md). `id` is the sender's own: a repeat with it is the same lead. */
export const webhookLeadSchema = z
  .strictObject({
    id: requiredLine(200, 'id is missing'),
    /** Time the sender received it; defaults to now. */
    receivedAt: z
      .string()
      .max(40)
      .refine((at) => at === '' || !Number.isNaN(Date.parse(at)), 'Not a time')
      .transform((at) => (at === '' ? '' : new Date(at).toISOString()))
      .default(''),
    name: line(160).default(''),
    firstName: line(80).default(''),
    lastName: line(80).default(''),
    companyName: line(160).default(''),
    /** Surrounding words go into the message: no lead is refused because of how its number is written. */
    phone: line(200).default(''),
    email: optionalEmail,
    address: addressSchema.partial().default({}),
    service: line(160).default(''),
    message: text(LEAD_MESSAGE_LENGTH).default(''),
    /** The name or id of one of the company's lead sources. */
    source: line(60).default(''),
    costCents: z.number().int().min(0).max(LEAD_COST_LIMIT_CENTS).default(0),
    campaign: campaignSchema,
    /** Consent to text messages, with the wording they agreed to. */
    textConsent: z.strictObject({ wording: requiredLine(600, 'The wording is missing'), at: isoInstant }).optional(),
  })
  .superRefine((lead, context) => {
    const phone = phonesIn(lead.phone).phones[0]?.phone ?? '';
    if (!isReachable({ ...lead, phone, firstName: lead.firstName || lead.name }))
      context.addIssue({ code: 'custom', path: ['phone'], message: 'A name, a phone number or an e-mail is missing' });
  });
export type WebhookLead = z.infer<typeof webhookLeadSchema>;

/** Splits a name from a single field: `Ada Maria Lovelace`, `Lovelace, Ada`, `Blue Ridge LLC`. A one-word name is a first name. */
export function whoOf(name: string): Pick<LeadInput, 'firstName' | 'lastName' | 'companyName'> {
  if (soundsLikeCompany(name)) return { firstName: '', lastName: '', companyName: cutText(name.trim(), 160) };
  const { firstName, lastName } = splitName(name, 'firstName');
  return { firstName: cutText(firstName, 80), lastName: cutText(lastName, 80), companyName: '' };
}

const BLANK: LeadInput = leadInputSchema.parse({ firstName: '-' });
/** An empty lead form. */
export const EMPTY_LEAD: LeadInput = { ...BLANK, firstName: '' };

/** Converts a webhook lead to what a person would have entered. `sourceIdOf` finds the company's source by name or id. */
export function leadOfWebhook(lead: WebhookLead, sourceIdOf: (source: string) => string): LeadInput {
  const { firstName, lastName, companyName, email, address, service: wanted, costCents } = lead;
  const isNamed = firstName !== '' || lastName !== '';
  const who = isNamed ? { firstName, lastName, companyName } : whoOf(lead.name);
  const { phones, rest } = phonesIn(lead.phone);
  const isWhole = rest === '' && phones.length <= 1;
  const message = isWhole ? lead.message : [lead.message, `Phone: ${lead.phone}`].filter(Boolean).join('\n');
  return leadInputSchema.parse({
    ...who,
    companyName: companyName || who.companyName,
    phone: phones[0]?.phone ?? '',
    email,
    wanted,
    message: cutText(message, LEAD_MESSAGE_LENGTH),
    costCents,
    address: tidyAddress(addressSchema.parse(address)),
    source: sourceIdOf(lead.source),
    channel: 'webhook',
  });
}

/** Converts a submission of the public form. */
export const leadOfForm = ({ isAgreed: _, ...lead }: FormLead, source: string): LeadInput =>
  leadInputSchema.parse({ ...lead, address: tidyAddress(lead.address), source, channel: 'website' });
