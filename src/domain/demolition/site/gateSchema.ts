import { z } from 'zod';
import { isoInstant, line, optionalDate, recordId, requiredLine, text } from '../../record/schema';

/** Requirements to clear before the machine starts. */
export const GATE_KINDS = [
  'survey',
  'asbestos-notice',
  'abatement',
  'electric',
  'gas',
  'water',
  'sewer',
  'telecom',
  'dig-ticket',
  'permit',
  'insurance',
  'lead',
  'refrigerant',
  'mercury-pcb',
  'dust',
  'site-walk',
  'other',
] as const;
export type GateKind = (typeof GATE_KINDS)[number];

/**
 * `open`: holds the work. `cleared`: in hand. `waived`: an owner or manager lets work continue without it and says why. `not-needed`:
 * does not apply here.
 */
export const GATE_STATES = ['open', 'cleared', 'waived', 'not-needed'] as const;
export type GateState = (typeof GATE_STATES)[number];

/**
 * People who may clear or reopen it: the crew on site, the office, or managers only. Waiving is always limited to
 * managers.
 */
export const GATE_RIGHTS = ['crew', 'office', 'managers'] as const;
export type GateRight = (typeof GATE_RIGHTS)[number];

export const GATE_LOG_LIMIT = 100;

/** One change of a gate. `by` is '' when the server marked it expired. */
const gateStepSchema = z.object({
  id: recordId,
  state: z.enum(GATE_STATES),
  at: isoInstant,
  by: z.string().max(128),
  byName: line(200).default(''),
  /** The permit, ticket or confirmation number. */
  reference: line(120).default(''),
  expiresOn: optionalDate,
  reason: line(300).default(''),
});
export type GateStep = z.infer<typeof gateStepSchema>;

/** companies/{c}/siteGates/{id}: one requirement to clear before work begins on a site. */
export const siteGateSchema = z.object({
  /** The site's file: the ID of its contract, or of its job if there is no contract. */
  siteId: recordId,
  /** '' = for all jobs on the site. */
  jobId: z.string().max(128).default(''),
  kind: z.enum(GATE_KINDS).default('other'),
  title: requiredLine(160, 'Enter the requirement'),
  right: z.enum(GATE_RIGHTS).default('office'),
  state: z.enum(GATE_STATES).default('open'),
  /** The number of the permit, ticket or confirmation. */
  reference: line(120).default(''),
  /** Issuer or confirmer: the utility, the agency, the insurer. */
  issuedBy: line(160).default(''),
  /** The first day work may begin; '' = immediately. */
  validFrom: optionalDate,
  /** The last day it is valid; '' = it doesn't expire. */
  expiresOn: optionalDate,
  /** Web address of the document. */
  documentUrl: z
    .string()
    .max(2000)
    .regex(/^(https?:\/\/[^\s<>"]+)?$/, 'Use an address that starts with https://')
    .default(''),
  notes: text(2000).default(''),
  log: z.array(gateStepSchema).max(GATE_LOG_LIMIT).default([]),
});
export type SiteGate = z.infer<typeof siteGateSchema>;
