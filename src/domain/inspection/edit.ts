import { newId } from '@/lib/ids';
import type { FormItem, FormSection, InspectionForm, ItemKind } from './form';

const ID_LENGTH = 8;

export const emptyItem = (kind: ItemKind = 'check'): FormItem => ({
  id: newId(ID_LENGTH),
  kind,
  label: '',
  hint: '',
  isRequired: true,
  when: null,
  comments: [],
  severity: 'deficient',
  unit: '',
  min: null,
  max: null,
  options: kind === 'choice' ? [option('Yes'), option('No')] : [],
});

const option = (label: string): FormItem['options'][number] => ({ label, isFail: false });

const emptySection = (): FormSection => ({
  id: newId(ID_LENGTH),
  title: '',
  hint: '',
  isPerUnit: false,
  items: [emptyItem()],
});

/** The initial form of a new template. */
export const emptyForm = (): InspectionForm => ({ equipmentTypes: [], sections: [emptySection()] });

/** Changes an item's kind: drops settings the new kind doesn't use, and starts a choice with two answers. */
export const asKind = (item: FormItem, kind: ItemKind): FormItem => ({
  ...item,
  kind,
  options: kind === 'choice' ? (item.options.length >= 2 ? item.options : emptyItem('choice').options) : [],
  ...(kind !== 'number' && { unit: '', min: null, max: null }),
});

const withSections = (form: InspectionForm, sections: FormSection[]): InspectionForm => ({ ...form, sections });

const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, index) => index !== from);
  const one = list[from];
  return one === undefined ? [...list] : [...rest.slice(0, to), one, ...rest.slice(to)];
};

export const addSection = (form: InspectionForm): InspectionForm =>
  withSections(form, [...form.sections, emptySection()]);

export const changeSection = (form: InspectionForm, id: string, change: Partial<FormSection>): InspectionForm =>
  withSections(
    form,
    form.sections.map((section) => (section.id === id ? { ...section, ...change } : section)),
  );

/** Removes conditions that depend on deleted items. */
const withoutConditionsOn = (form: InspectionForm, gone: readonly string[]): InspectionForm =>
  withSections(
    form,
    form.sections.map((section) => ({
      ...section,
      items: section.items.map((item) =>
        item.when && gone.includes(item.when.itemId) ? { ...item, when: null } : item,
      ),
    })),
  );

export function removeSection(form: InspectionForm, id: string): InspectionForm {
  const gone = form.sections.find((section) => section.id === id)?.items.map((item) => item.id) ?? [];
  const rest = withSections(
    form,
    form.sections.filter((section) => section.id !== id),
  );
  return withoutConditionsOn(rest, gone);
}

export const moveSection = (form: InspectionForm, id: string, by: 1 | -1): InspectionForm => {
  const from = form.sections.findIndex((section) => section.id === id);
  const to = from + by;
  return from < 0 || to < 0 || to >= form.sections.length ? form : withSections(form, moved(form.sections, from, to));
};

/** Adds an item after another one in the section, or at its end. */
export const addItem = (form: InspectionForm, sectionId: string, item: FormItem, afterId = ''): InspectionForm =>
  withSections(
    form,
    form.sections.map((section) => {
      if (section.id !== sectionId) return section;
      const at = section.items.findIndex(({ id }) => id === afterId);
      const place = at < 0 ? section.items.length : at + 1;
      return { ...section, items: [...section.items.slice(0, place), item, ...section.items.slice(place)] };
    }),
  );

export const changeItem = (form: InspectionForm, id: string, change: (item: FormItem) => FormItem): InspectionForm =>
  withSections(
    form,
    form.sections.map((section) =>
      section.items.some((item) => item.id === id)
        ? { ...section, items: section.items.map((item) => (item.id === id ? change(item) : item)) }
        : section,
    ),
  );

export const removeItem = (form: InspectionForm, id: string): InspectionForm =>
  withoutConditionsOn(
    withSections(
      form,
      form.sections.map((section) => ({ ...section, items: section.items.filter((item) => item.id !== id) })),
    ),
    [id],
  );

const itemOf = (form: InspectionForm, id: string): FormItem | undefined =>
  form.sections.flatMap(({ items }) => items).find((item) => item.id === id);

/** Moves an item in front of another in any section; '' = to the section's end. */
export function placeItem(form: InspectionForm, id: string, sectionId: string, beforeId: string): InspectionForm {
  const item = itemOf(form, id);
  if (!item || id === beforeId) return form;
  return withSections(
    form,
    form.sections.map((section) => {
      const items = section.items.filter((one) => one.id !== id);
      if (section.id !== sectionId) return items.length === section.items.length ? section : { ...section, items };
      const at = items.findIndex((one) => one.id === beforeId);
      const place = at < 0 ? items.length : at;
      return { ...section, items: [...items.slice(0, place), item, ...items.slice(place)] };
    }),
  );
}

/** Moves an item one place up or down; at either end of its section, into the adjacent one. */
export function moveItem(form: InspectionForm, id: string, by: 1 | -1): InspectionForm {
  const at = form.sections.findIndex(({ items }) => items.some((item) => item.id === id));
  const section = form.sections[at];
  if (!section) return form;
  const from = section.items.findIndex((item) => item.id === id);
  const to = from + by;
  if (to >= 0 && to < section.items.length)
    return changeSection(form, section.id, { items: moved(section.items, from, to) });
  const next = form.sections[at + by];
  return next ? placeItem(form, id, next.id, by === 1 ? (next.items[0]?.id ?? '') : '') : form;
}

/** Duplicates the item under a new ID, after the original. */
export function copyItem(form: InspectionForm, id: string): InspectionForm {
  const item = itemOf(form, id);
  const section = form.sections.find(({ items }) => items.some((one) => one.id === id));
  return item && section ? addItem(form, section.id, { ...item, id: newId(ID_LENGTH) }, id) : form;
}

/** Returns the items an item can depend on: those above it that are asked once, or in its own section. */
export function possibleConditions(form: InspectionForm, id: string): FormItem[] {
  const found: FormItem[] = [];
  for (const section of form.sections) {
    const own = section.items.findIndex((item) => item.id === id);
    const above = own < 0 ? section.items : section.items.slice(0, own);
    if (!section.isPerUnit || own >= 0) found.push(...above);
    if (own >= 0) return found.filter(({ kind }) => kind !== 'text' && kind !== 'photo' && kind !== 'signature');
  }
  return [];
}

/** Returns the answers that can serve as a condition. */
export function answersOf({ kind, options }: FormItem): { value: string; label: string }[] {
  if (kind === 'choice')
    return options.filter(({ label }) => label !== '').map(({ label }) => ({ value: label, label }));
  return [
    { value: 'pass', label: 'Pass' },
    { value: 'fail', label: 'Fail' },
    { value: 'na', label: 'N/A' },
  ];
}
