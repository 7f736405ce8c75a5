import { z } from 'zod';
import { recordId } from '../record/schema';
import { agreedOptionId, optionCents } from './prices';
import { findingSchema, type Finding } from './schema';

/** The same limit as for reading an inspection's findings. */
const VIEWED_FINDINGS_LIMIT = 50;

const viewedOptionSchema = z.object({
  name: z.string().max(120),
  /** Before tax. */
  cents: z.number().int(),
  /** Whether the customer agreed to this option. */
  isAgreed: z.boolean().default(false),
});

/**
 * Findings as shown in the customer's report: the problem, the price of fixing it, and its outcome. Leaves out internal notes: why it was
 * declined, who scheduled it, its cost.
 */
export const viewedFindingsSchema = z
  .array(
    findingSchema
      .pick({
        title: true,
        severity: true,
        state: true,
        approvedAt: true,
        approvedByName: true,
        declinedAt: true,
        declinedByName: true,
        repairedAt: true,
        verifiedAt: true,
      })
      .extend({ id: recordId, itemId: z.string().max(128).default(''), options: z.array(viewedOptionSchema).max(3) }),
  )
  .max(VIEWED_FINDINGS_LIMIT)
  .default([]);
export type ViewedFinding = z.infer<typeof viewedFindingsSchema>[number];

/** Converts findings for the customer's report, first found first. */
export const viewedFindings = (findings: readonly (Finding & { id: string })[]): ViewedFinding[] =>
  findings
    .toSorted((one, other) => (one.raisedAt < other.raisedAt ? -1 : 1))
    .slice(0, VIEWED_FINDINGS_LIMIT)
    .map((finding) => ({
      id: finding.id,
      itemId: finding.source.itemId,
      title: finding.title,
      severity: finding.severity,
      state: finding.state,
      approvedAt: finding.approvedAt,
      approvedByName: finding.approvedByName,
      declinedAt: finding.declinedAt,
      declinedByName: finding.declinedByName,
      repairedAt: finding.repairedAt,
      verifiedAt: finding.verifiedAt,
      options: finding.options
        .filter(({ lines }) => lines.length > 0)
        .map((option) => ({
          name: option.name,
          cents: optionCents(option),
          isAgreed: option.id === agreedOptionId(finding),
        })),
    }));
