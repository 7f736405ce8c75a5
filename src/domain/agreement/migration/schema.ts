import { z } from 'zod';
import { line, recordId } from '../../record/schema';
import { BILLING_INTERVALS, planTermsSchema } from '../record/plan';
import { agreementSchema } from '../record/schema';

export const MIGRATION_STATES = [
  'preparing',
  'ready',
  'applying',
  'applied',
  'undoing',
  'undone',
  'discarded',
] as const;
export type MigrationState = (typeof MIGRATION_STATES)[number];
export const MIGRATION_STATE_LABELS: Record<MigrationState, string> = {
  preparing: 'Being worked out',
  ready: 'To review',
  applying: 'Being applied',
  applied: 'Applied',
  undoing: 'Being undone',
  undone: 'Undone',
  discarded: 'Discarded',
};
/** States in which the server continues until it is finished. */
export const MIGRATION_RUNNING = ['preparing', 'applying', 'undoing'] as const satisfies readonly MigrationState[];

export const ROW_STATES = ['ready', 'left-out', 'applied', 'undone', 'kept'] as const;
export type RowState = (typeof ROW_STATES)[number];
export const ROW_STATE_LABELS: Record<RowState, string> = {
  ready: 'Will change',
  'left-out': 'Left out',
  applied: 'Changed',
  undone: 'Changed back',
  kept: 'Could not be changed back',
};

/** A price change: the members it covers, their new plan, and its date. */
export const migrationChoiceSchema = z.object({
  fromPlanId: recordId,
  toPlanId: recordId,
  /** Only members with this billing interval, and only those on this version; '' and 0 = all. */
  interval: z.enum(BILLING_INTERVALS).or(z.literal('')).default(''),
  version: z.number().int().min(0).max(10_000).default(0),
  /** `list`: the price of the new version; `kept`: what each pays today. */
  prices: z.enum(['list', 'kept']).default('list'),
  /** `period`: each from the first billing period that begins on the day or later; `day`: all on the day, with credit and charge. */
  timing: z.enum(['period', 'day']).default('period'),
  day: z.iso.date('Use a valid date'),
});

const count = z.number().int().min(0).default(0);

/** companies/{c}/agreementMigrations/{id}: members of a plan who move to another version or plan. Written by functions only. */
export const agreementMigrationSchema = migrationChoiceSchema.extend({
  state: z.enum(MIGRATION_STATES),
  planName: line(120).default(''),
  toVersion: z.number().int().min(1).max(10_000),
  terms: planTermsSchema,
  /** The last agreement processed during preparation. */
  cursor: z.string().max(128).default(''),
  counts: z.object({ ready: count, leftOut: count, applied: count, undone: count, kept: count }),
  /** Total of all members' monthly payments, before and after. */
  monthlyBeforeCents: z.number().int().default(0),
  monthlyAfterCents: z.number().int().default(0),
});
export type AgreementMigration = z.infer<typeof agreementMigrationSchema>;

/** The agreement fields that a change of terms touches, kept so that they can be restored. */
export const earlierSchema = agreementSchema.pick({
  planId: true,
  planVersion: true,
  plan: true,
  units: true,
  interval: true,
  priceCents: true,
  visits: true,
  visitYearOn: true,
  bills: true,
  anchorOn: true,
  nextPeriod: true,
  nextBillOn: true,
  nextTerms: true,
  nextNoticeOn: true,
});
export type Earlier = z.infer<typeof earlierSchema>;

/** The preview of a change for one member. Money before tax. */
const changePreviewSchema = z.object({
  effectiveOn: z.string().max(10).default(''),
  interval: z.enum(BILLING_INTERVALS),
  priceBeforeCents: z.number().int(),
  priceAfterCents: z.number().int(),
  /** Below 0. */
  creditCents: z.number().int(),
  chargeCents: z.number().int(),
  nextBillOn: z.string().max(10),
  nextBillCents: z.number().int(),
  visitsGained: z.array(z.string().max(120)).max(20),
  visitsLost: z.array(z.string().max(120)).max(20),
  /** The state law's rules on a price change, with how certain they are. */
  notices: z
    .array(
      z.object({ text: line(400), isDoubtful: z.boolean(), earliest: z.string().max(10), latest: z.string().max(10) }),
    )
    .max(5)
    .default([]),
});
export type ChangePreview = z.infer<typeof changePreviewSchema>;

/** companies/{c}/agreementMigrationRows/{migrationId-agreementId}. Written by functions only. */
export const agreementMigrationRowSchema = z.object({
  migrationId: recordId,
  agreementId: recordId,
  number: z.string().max(20),
  memberName: z.string().max(330),
  state: z.enum(ROW_STATES),
  /** Why it is left out, or what was special about it. */
  note: line(300).default(''),
  /** The agreement's revision when it was reviewed, and the one after the change. */
  seenRevision: z.string().max(64).default(''),
  appliedRevision: z.string().max(64).default(''),
  preview: changePreviewSchema.nullable().default(null),
  earlier: earlierSchema.nullable().default(null),
});
export type AgreementMigrationRow = z.infer<typeof agreementMigrationRowSchema>;

/** Returns a row's id, derived from both. */
export const migrationRowId = (migrationId: string, agreementId: string): string => `${migrationId}-${agreementId}`;
