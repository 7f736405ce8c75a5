import { z } from 'zod';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import {
  pricebookTemplateSchema,
  TEMPLATE_ITEMS_LIMIT,
  TEMPLATE_OPTIONS_LIMIT,
  templateOptionSchema,
  type PricebookTemplate,
} from '@/domain/pricebook/template';
import { newId } from '@/lib/ids';

const positive = z.union([z.literal(''), z.number()]).refine((value) => value !== '' && value > 0, 'Enter a quantity');
/** Template as form values: quantities as displayed, '' for empty. */
export const templateFormSchema = pricebookTemplateSchema.extend({
  options: z
    .array(
      templateOptionSchema.extend({
        items: z
          .array(z.object({ id: z.string(), quantity: positive }))
          .max(TEMPLATE_ITEMS_LIMIT, `At most ${TEMPLATE_ITEMS_LIMIT} items`),
      }),
    )
    .min(1, 'Add an option')
    .max(TEMPLATE_OPTIONS_LIMIT),
});
export type TemplateFormValues = z.infer<typeof templateFormSchema>;

export const emptyOption = (name: string, isRecommended = false): TemplateFormValues['options'][number] => ({
  id: newId(),
  name,
  description: '',
  isRecommended,
  items: [],
});
/** Returns form values for a template; null for a new one. */
export const toTemplateForm = (template: PricebookTemplate | null): TemplateFormValues =>
  template
    ? {
        name: template.name,
        description: template.description,
        isActive: template.isActive,
        options: template.options.map((option) => ({
          ...option,
          items: option.items.map(({ itemId, quantityE4 }) => ({ id: itemId, quantity: quantityE4 / QUANTITY_ONE_E4 })),
        })),
      }
    : {
        name: '',
        description: '',
        isActive: true,
        options: [emptyOption('Good'), emptyOption('Better', true), emptyOption('Best')],
      };
/** Converts form values to a template. */
export const fromTemplateForm = (values: TemplateFormValues): PricebookTemplate => ({
  ...values,
  options: values.options.map((option) => ({
    ...option,
    items: option.items.map(({ id, quantity }) => ({
      itemId: id,
      quantityE4: Math.round(Number(quantity) * QUANTITY_ONE_E4),
    })),
  })),
});

export const TEMPLATE_FIELD_LABELS: Record<keyof PricebookTemplate, string> = {
  name: 'Name',
  description: 'Description',
  options: 'Options',
  isActive: 'Active',
};
