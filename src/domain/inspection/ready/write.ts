import type { FormInput } from '../form';

type SectionInput = FormInput['sections'][number];
type ItemInput = NonNullable<SectionInput['items']>[number];
type More = Partial<Omit<ItemInput, 'id' | 'kind' | 'label'>>;

/** Builds a pass, fail or not-applicable item; required unless stated otherwise. */
export const check = (id: string, label: string, more: More = {}): ItemInput => ({
  id,
  kind: 'check',
  label,
  isRequired: true,
  ...more,
});

/** Builds a number item; `limits` is the passing range. */
export const reading = (
  id: string,
  label: string,
  unit: string,
  limits: { min?: number; max?: number } = {},
  more: More = {},
): ItemInput => ({ id, kind: 'number', label, unit, ...limits, ...more });

/** Builds a choice item; answers that start with `!` fail. */
export const choice = (id: string, label: string, answers: readonly string[], more: More = {}): ItemInput => ({
  id,
  kind: 'choice',
  label,
  options: answers.map((answer) =>
    answer.startsWith('!') ? { label: answer.slice(1), isFail: true } : { label: answer },
  ),
  ...more,
});

export const rating = (id: string, label: string, more: More = {}): ItemInput => ({
  id,
  kind: 'rating',
  label,
  ...more,
});
export const note = (id: string, label: string, more: More = {}): ItemInput => ({ id, kind: 'text', label, ...more });
export const photo = (id: string, label: string, more: More = {}): ItemInput => ({ id, kind: 'photo', label, ...more });
export const signature = (id: string, label: string, more: More = {}): ItemInput => ({
  id,
  kind: 'signature',
  label,
  ...more,
});

/** Shows an item only if an earlier one failed. */
export const ifFailed = (itemId: string): Pick<ItemInput, 'when'> => ({ when: { itemId, is: ['fail'] } });

export const section = (
  id: string,
  title: string,
  items: ItemInput[],
  more: Partial<Pick<SectionInput, 'hint' | 'isPerUnit'>> = {},
): SectionInput => ({ id, title, items, ...more });

/** Builds the closing section of most visits: who was present and what the customer was told. */
export const closing = (): SectionInput =>
  section('closing', 'Before leaving', [
    check('cleaned', 'Work area left clean, panels and covers back in place'),
    check('explained', 'Findings explained to the customer', {
      comments: [
        'Nobody at home; report sent by e-mail.',
        'Spoke with the tenant; the owner gets the report.',
        'Customer wants prices before deciding.',
      ],
    }),
    note('advice', 'What to watch or plan for', {
      comments: [
        'Plan for replacement within two years.',
        'Change the filter every three months.',
        'No action needed before the next visit.',
      ],
    }),
    signature('customer', 'Customer'),
  ]);
