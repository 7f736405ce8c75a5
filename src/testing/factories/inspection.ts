import { formSchema, writeForm, type FormInput } from '@/domain/inspection/form';
import { inspectionSchema, writeUnits, type Answer, type Inspection } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { buildStored } from './build';

/** Two sections: a follow-up asked only after a failure, a number with a limit, and one per unit. */
const SMALL_FORM: FormInput = {
  sections: [
    {
      id: 'burner',
      title: 'Burner',
      items: [
        { id: 'flame', kind: 'check', label: 'Flame is steady', isRequired: true, comments: ['Yellow tips.'] },
        {
          id: 'why',
          kind: 'text',
          label: 'What is wrong with it',
          isRequired: true,
          when: { itemId: 'flame', is: ['fail'] },
        },
        { id: 'co', kind: 'number', label: 'CO in the flue', unit: 'ppm', max: 100, isRequired: true },
      ],
    },
    {
      id: 'coil',
      title: 'Coil',
      isPerUnit: true,
      items: [{ id: 'clean', kind: 'rating', label: 'Cleanliness' }],
    },
  ],
};

export const answered = (id: string, value: string, note = ''): Answer => ({
  id,
  value,
  note,
  at: '2026-11-02T14:05:00.000Z',
  by: 'user-1',
});

/** Builds an inspection of Ada Lovelace's furnace that has just started. */
export function buildInspection(overrides: Partial<Stored<Inspection>> = {}): Stored<Inspection> {
  const fields = {
    number: 'I26-K7M3Q',
    title: 'Furnace check',
    trade: 'hvac' as const,
    templateVersion: 2,
    form: writeForm(formSchema.parse(SMALL_FORM)),
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    units: writeUnits([{ id: 'unit-1', name: 'Furnace Trane' }]),
    equipmentIds: ['unit-1'],
    inspectorName: 'Max Muster',
    startedAt: '2026-11-02T14:00:00.000Z',
  };
  return buildStored({ kind: 'inspection', schema: inspectionSchema, fields, overrides });
}
