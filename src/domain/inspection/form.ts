import { z } from 'zod';
import { EQUIPMENT_TYPES } from '../equipment/schema';
import { SEVERITIES } from '../finding/schema';
import { line, requiredLine } from '../record/schema';

/** Maximum across all sections. A section that is repeated per unit counts once. */
const FORM_ITEMS_LIMIT = 300;
export const FORM_SECTIONS_LIMIT = 30;
export const COMMENTS_LIMIT = 20;
export const OPTIONS_LIMIT = 20;

export const ITEM_KINDS = ['check', 'rating', 'number', 'choice', 'text', 'photo', 'signature'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Part of the ids of stored answers, so it must not contain characters that a path or a pattern would interpret. */
const partId = z.string().regex(/^[A-Za-z0-9]{1,24}$/, 'Letters and digits only');
const limit = z.number('Must be a number').min(-1_000_000, 'Too small').max(1_000_000, 'Too large').nullable();

/** Asked only when an earlier item has one of these values or verdicts (`fail`). */
const conditionSchema = z.object({ itemId: partId, is: z.array(requiredLine(120, 'Choose an answer')).min(1).max(20) });

export const itemSchema = z.object({
  id: partId,
  kind: z.enum(ITEM_KINDS),
  label: requiredLine(200, 'Enter what is asked'),
  hint: line(400).default(''),
  isRequired: z.boolean().default(false),
  when: conditionSchema.nullable().default(null),
  /** Canned comments for the note, one tap each. */
  comments: z.array(requiredLine(300, 'Enter the comment')).max(COMMENTS_LIMIT).default([]),
  /** Severity if it fails: the default for a finding about it. */
  severity: z.enum(SEVERITIES).default('deficient'),
  /** For a number. Outside `min` to `max` (inclusive) it fails; null = no limit on that side. */
  unit: line(20).default(''),
  min: limit.default(null),
  max: limit.default(null),
  /** For a choice. */
  options: z
    .array(z.object({ label: requiredLine(120, 'Enter the answer'), isFail: z.boolean().default(false) }))
    .max(OPTIONS_LIMIT)
    .default([]),
});
export type FormItem = z.infer<typeof itemSchema>;

export const sectionSchema = z.object({
  id: partId,
  title: requiredLine(120, 'Name the section'),
  hint: line(400).default(''),
  /** Asked once for each piece of equipment in the inspection. */
  isPerUnit: z.boolean().default(false),
  items: z.array(itemSchema).max(FORM_ITEMS_LIMIT).default([]),
});
export type FormSection = z.infer<typeof sectionSchema>;

/** What is inspected: part of a template, and frozen in each inspection started with it. */
export const formSchema = z
  .object({
    /** Equipment it is intended for: it is offered first for those types. */
    equipmentTypes: z.array(z.enum(EQUIPMENT_TYPES)).max(EQUIPMENT_TYPES.length).default([]),
    sections: z
      .array(sectionSchema)
      .min(1, 'Add a section')
      .max(FORM_SECTIONS_LIMIT, `At most ${FORM_SECTIONS_LIMIT} sections`),
  })
  .superRefine(({ sections }, context) => {
    const fault = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path: ['sections', ...path], message });
    const items = sections.flatMap((section) => section.items);
    if (items.length === 0) fault([0, 'items'], 'Add an item');
    if (items.length > FORM_ITEMS_LIMIT) fault([], `At most ${FORM_ITEMS_LIMIT} items`);
    const seen = new Map<string, FormSection>();
    const sectionIds = new Set<string>();
    for (const [at, section] of sections.entries()) {
      if (sectionIds.has(section.id)) fault([at, 'id'], 'Two sections have the same id');
      sectionIds.add(section.id);
      for (const [index, item] of section.items.entries()) {
        const problem = itemFault(item, section, seen);
        if (problem) fault([at, 'items', index, problem.field], problem.message);
        seen.set(item.id, section);
      }
    }
  });
export type InspectionForm = z.infer<typeof formSchema>;
/** The form in which built-in templates are written: defaults are omitted. */
export type FormInput = z.input<typeof formSchema>;

function itemFault(
  item: FormItem,
  section: FormSection,
  earlier: ReadonlyMap<string, FormSection>,
): { field: keyof FormItem; message: string } | null {
  if (earlier.has(item.id)) return { field: 'id', message: 'Two items have the same id' };
  if (item.kind === 'choice' && item.options.length < 2)
    return { field: 'options', message: 'Give at least 2 answers' };
  if (new Set(item.options.map(({ label }) => label)).size < item.options.length)
    return { field: 'options', message: 'Two answers are the same' };
  if (item.min !== null && item.max !== null && item.min > item.max)
    return { field: 'max', message: 'The highest must not be below the lowest' };
  if (item.when === null) return null;
  const asked = earlier.get(item.when.itemId);
  if (asked === undefined) return { field: 'when', message: 'It can depend only on an item above it' };
  // Items asked per unit have as many answers as there are units.
  if (asked.isPerUnit && asked.id !== section.id)
    return { field: 'when', message: 'It cannot depend on an item of a section that is repeated' };
  return null;
}

const EMPTY: InspectionForm = { equipmentTypes: [], sections: [] };

/** Parses a stored form; returns one without sections if the text isn't valid. */
export function readForm(text: string): InspectionForm {
  try {
    return formSchema.safeParse(JSON.parse(text)).data ?? EMPTY;
  } catch {
    return EMPTY;
  }
}

const isUsual = (value: unknown): boolean =>
  value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0);

/** Serializes a form without its defaults, so that lists of inspections stay small. */
export const writeForm = (form: InspectionForm): string =>
  JSON.stringify(form, (key, value: unknown) =>
    (isUsual(value) && key !== 'sections' && key !== 'items') || (key === 'severity' && value === 'deficient')
      ? undefined
      : value,
  );

export const itemCount = ({ sections }: InspectionForm): number =>
  sections.reduce((sum, { items }) => sum + items.length, 0);
