import { z } from 'zod';
import { requiredLine, text } from '../../record/schema';
import { CLAUSE_LIMIT, contractClauseSchema, contractTermsSchema, proposedReminderDays } from './parts';
import { PRICE_TYPES } from './state';

export const TEMPLATE_LIST_LIMIT = 100;

/** companies/{c}/contractTemplates/{id}: the starting point of a contract. Its texts may contain merge fields. */
export const contractTemplateSchema = z.object({
  name: requiredLine(120, 'Enter a name'),
  priceType: z.enum(PRICE_TYPES).default('fixed'),
  scope: text(20_000).default(''),
  /** All terms but the reminder days, which are below: older templates stored none without anyone having chosen that. */
  terms: contractTermsSchema.default(contractTermsSchema.parse({})),
  remindAfterDays: proposedReminderDays,
  clauses: z.array(contractClauseSchema).max(CLAUSE_LIMIT, `At most ${CLAUSE_LIMIT} clauses`).default([]),
  isArchived: z.boolean().default(false),
});
export type ContractTemplate = z.infer<typeof contractTemplateSchema>;
