import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { isoInstant, recordId } from '../record/schema';
import { formLeadSchema } from './arrival';

/**
 * Returns, for anyone, what a company's public form shows, and a ticket required to submit it. `not-found` alike for a company that
 * doesn't exist, has no leads feature, has turned its form off or hasn't confirmed its address.
 */
export const readLeadForm = defineContract({
  name: 'readLeadForm',
  input: z.object({ companyId: recordId }),
  output: z.object({
    company: z.object({
      name: z.string(),
      phone: z.string(),
      logoUrl: z.string(),
      primaryColor: z.string(),
      accentColor: z.string(),
    }),
    text: z.string(),
    /** The usual requests. */
    services: z.array(z.string()),
    /** Consent given by checking the box. */
    consentWording: z.string(),
    /** The company's service area as ZIP codes, as typed; '' = everywhere. */
    serviceArea: z.string(),
    ticket: z.string(),
  }),
});
export type LeadForm = z.infer<typeof readLeadForm.output>;

/** A form submitted faster than this wasn't filled in by a person. */
export const LEAST_FORM_SECONDS = 3;

/**
 * Submits the public form, for anyone. `ticket` comes from `readLeadForm`; repeated submissions with it are one lead. `website` is an
 * invisible field: anyone who fills it in gets a friendly answer and no lead.
 */
export const sendLead = defineContract({
  name: 'sendLead',
  input: z.object({
    companyId: recordId,
    ticket: z.string().max(200),
    lead: formLeadSchema,
    website: z.string().max(500).default(''),
    /** The query string of the address at which the form was opened. */
    search: z.string().max(4000).default(''),
  }),
  output: z.object({ isOutOfArea: z.boolean() }),
});

const hook = z.object({ url: z.string(), madeAt: isoInstant, lastUsedAt: z.string() });
export type LeadHook = z.infer<typeof hook>;

/** Returns the company's inbound webhook, for managers; null while there is none. */
export const getLeadHook = defineContract({
  name: 'getLeadHook',
  input: z.object({}),
  output: z.object({ hook: hook.nullable() }),
});

/** Creates a webhook with a new secret, for managers, shown only this time. The previous one stops working immediately. */
export const makeLeadHook = defineContract({
  name: 'makeLeadHook',
  input: z.object({}),
  output: z.object({ hook, secret: z.string() }),
});

export const revokeLeadHook = defineContract({
  name: 'revokeLeadHook',
  input: z.object({}),
  output: z.object({}),
});
