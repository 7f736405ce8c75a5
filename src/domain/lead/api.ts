import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { isoInstant, recordId } from '../record/schema';
import { formLeadSchema } from './arrival';

/**
 * Anyone: what the public form of a company shows, and a ticket that its sending needs. `not-found` alike for a company that is
 * not there, has no leads, has turned its form off or has not confirmed its address.
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
    /** What is usually asked for. */
    services: z.array(z.string()),
    /** What somebody agrees to who ticks the box. */
    consentWording: z.string(),
    /** ZIP codes where the company works, as it typed them; '' = everywhere. */
    serviceArea: z.string(),
    ticket: z.string(),
  }),
});
export type LeadForm = z.infer<typeof readLeadForm.output>;

/** A form that was filled in faster than this was not filled in by a person. */
export const LEAST_FORM_SECONDS = 3;

/**
 * Anyone: submits the public form. `ticket` comes from `readLeadForm`; repeated submissions with it are one lead.
 * `website` is an invisible field: anyone who fills it in gets a friendly answer and no lead.
 */
export const sendLead = defineContract({
  name: 'sendLead',
  input: z.object({
    companyId: recordId,
    ticket: z.string().max(200),
    lead: formLeadSchema,
    website: z.string().max(500).default(''),
    /** The parameters of the address that the form was opened with. */
    search: z.string().max(4000).default(''),
  }),
  output: z.object({ isOutOfArea: z.boolean() }),
});

const hook = z.object({ url: z.string(), madeAt: isoInstant, lastUsedAt: z.string() });
export type LeadHook = z.infer<typeof hook>;

/** Managers: the company's inbound webhook; null while there is none. */
export const getLeadHook = defineContract({
  name: 'getLeadHook',
  input: z.object({}),
  output: z.object({ hook: hook.nullable() }),
});

/** Managers: a new webhook with a new secret, shown only this time. The previous one stops accepting immediately. */
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
