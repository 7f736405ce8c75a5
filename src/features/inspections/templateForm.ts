import type { z } from 'zod';
import { emptyForm } from '@/domain/inspection/edit';
import { formSchema, readForm, writeForm, type InspectionForm } from '@/domain/inspection/form';
import { roomFault } from '@/domain/inspection/room';
import { inspectionTemplateSchema, type InspectionTemplate, type Trade } from '@/domain/inspection/schema';

/** Form values of a template, with its form as an object rather than serialized text. */
export const templateFormSchema = inspectionTemplateSchema
  .pick({ name: true, trade: true, description: true })
  .extend({ form: formSchema })
  .superRefine(({ form }, context) => {
    const message = roomFault(form, 1);
    const at = form.sections.findLastIndex(({ items }) => items.some(({ kind }) => kind === 'signature'));
    if (message !== '')
      context.addIssue({ code: 'custom', path: ['form', 'sections', Math.max(0, at), 'items'], message });
  });
export type TemplateFormValues = z.infer<typeof templateFormSchema>;

export const TEMPLATE_LABELS: Partial<Record<keyof InspectionTemplate, string>> = {
  name: 'Name',
  trade: 'Trade',
  description: 'Description',
  form: 'Sections and items',
};

export const toTemplateForm = ({ name, trade, description, form }: InspectionTemplate): TemplateFormValues => ({
  name,
  trade,
  description,
  form: readForm(form),
});

export const toTemplateFields = ({ form, ...values }: TemplateFormValues): Partial<InspectionTemplate> => ({
  ...values,
  form: writeForm(form),
});

/** Builds a complete new template. */
export const newTemplate = (values: TemplateFormValues): InspectionTemplate =>
  inspectionTemplateSchema.parse({ ...toTemplateFields(values), version: 1 });

/** Initial values for a new template's form: a copy, or just an empty section. */
export const startOf = (
  copied: { name: string; trade: Trade; description: string; form: InspectionForm } | null,
): TemplateFormValues =>
  copied ? { ...copied, name: copied.name } : { name: '', trade: 'other', description: '', form: emptyForm() };

/** Changes the form. The callback gets the current value, no matter how many changes came in between. */
export type EditForm = (change: (form: InspectionForm) => InspectionForm) => void;
