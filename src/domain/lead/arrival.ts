import { z } from 'zod';
import { CAMPAIGN_PARAMETERS, campaignOf, type Campaign } from '@/lib/campaign';
import { addressSchema, optionalEmail, optionalPhone } from '../contact/schema';
import { isoInstant, line, requiredLine, text } from '../record/schema';
import { isReachable, LEAD_COST_LIMIT_CENTS, LEAD_MESSAGE_LENGTH, leadInputSchema, type LeadInput } from './schema';

/** A campaign's parameters as another system or an address sends them: only what is known, cleaned and cut. */
export const toCampaign = (parameters: Record<string, string>): Campaign | null =>
  campaignOf(
    new URLSearchParams(
      Object.entries(parameters).filter(([name]) => CAMPAIGN_PARAMETERS.some((known) => known === name)),
    ).toString(),
  );

const campaignSchema = z.record(z.string().max(40), z.string().max(400)).default({});

/** What the public form sends. `isAgreed`: yes to text messages; the server keeps the wording that it showed. */
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

/**
 * The body of the inbound webhook, JSON (docs/leads.md). `id` is the sender's own: whatever comes again with it is one lead.
 */
export const webhookLeadSchema = z
  .strictObject({
    id: requiredLine(200, 'id is missing'),
    /** When the sender got it; by default now. */
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
    phone: optionalPhone,
    email: optionalEmail,
    address: addressSchema.partial().default({}),
    service: line(160).default(''),
    message: text(LEAD_MESSAGE_LENGTH).default(''),
    /** The name or the id of one of the company's lead sources. */
    source: line(60).default(''),
    costCents: z.number().int().min(0).max(LEAD_COST_LIMIT_CENTS).default(0),
    campaign: campaignSchema,
    /** That they agreed to text messages, with the words they agreed to. */
    textConsent: z.strictObject({ wording: requiredLine(600, 'The wording is missing'), at: isoInstant }).optional(),
  })
  .superRefine((lead, context) => {
    if (!isReachable({ ...lead, firstName: lead.firstName || lead.name }))
      context.addIssue({ code: 'custom', path: ['phone'], message: 'A name, a phone number or an e-mail is missing' });
  });
export type WebhookLead = z.infer<typeof webhookLeadSchema>;

/** `Ada Maria Lovelace` → first names and last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return {
    firstName: words
      .slice(0, words.length > 1 ? -1 : 1)
      .join(' ')
      .slice(0, 80),
    lastName: lastName.slice(0, 80),
  };
}

const BLANK: LeadInput = leadInputSchema.parse({ firstName: '-' });
/** An empty lead form. */
export const EMPTY_LEAD: LeadInput = { ...BLANK, firstName: '' };

/** A lead as the webhook sent it, as a person would have filled it in. `sourceIdOf` finds the company's source by name or id. */
export function leadOfWebhook(lead: WebhookLead, sourceIdOf: (source: string) => string): LeadInput {
  const { firstName, lastName, companyName, phone, email, address, service: wanted, message, costCents } = lead;
  const named = firstName === '' && lastName === '' ? splitName(lead.name) : { firstName, lastName };
  return leadInputSchema.parse({
    ...named,
    companyName,
    phone,
    email,
    wanted,
    message,
    costCents,
    address: addressSchema.parse(address),
    source: sourceIdOf(lead.source),
    channel: 'webhook',
  });
}

/** What somebody filled in on the public form. */
export const leadOfForm = ({ isAgreed: _, ...lead }: FormLead, source: string): LeadInput =>
  leadInputSchema.parse({ ...lead, source, channel: 'website' });
