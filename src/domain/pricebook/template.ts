import { z } from 'zod';
import { quantityE4 } from '../money/schema';
import { recordId, requiredLine, text } from '../record/schema';

export const TEMPLATE_OPTIONS_LIMIT = 5;
export const TEMPLATE_ITEMS_LIMIT = 30;

export const templateOptionSchema = z.object({
  id: recordId,
  name: requiredLine(120, 'Name the option'),
  description: text(1000).default(''),
  isRecommended: z.boolean().default(false),
  items: z
    .array(z.object({ itemId: recordId, quantityE4 }))
    .max(TEMPLATE_ITEMS_LIMIT, `At most ${TEMPLATE_ITEMS_LIMIT} items`)
    .default([]),
});
export type TemplateOption = z.infer<typeof templateOptionSchema>;

/** Good, better, best: starting options for an estimate, each with pricebook items. */
export const pricebookTemplateSchema = z.object({
  name: requiredLine(160, 'Name the template'),
  description: text(2000).default(''),
  options: z
    .array(templateOptionSchema)
    .min(1, 'Add an option')
    .max(TEMPLATE_OPTIONS_LIMIT, `At most ${TEMPLATE_OPTIONS_LIMIT} options`),
  isActive: z.boolean().default(true),
});
export type PricebookTemplate = z.infer<typeof pricebookTemplateSchema>;
