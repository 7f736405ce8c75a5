import { expect, it } from 'vitest';
import { assessInspection } from '@/domain/inspection/assess';
import { readForm } from '@/domain/inspection/form';
import { answered, buildInspection } from '@/testing/factories/inspection';
import { findingStart } from './findingStart';

function startOf(id: string, value: string, note = '') {
  const record = buildInspection({ answers: [answered(id, value, note)] });
  const { slots } = assessInspection({ form: readForm(record.form), units: [], answers: record.answers });
  const slot = slots.find(({ key }) => key === id);
  if (!slot) throw new Error(`No item ${id}`);
  return findingStart(record, slot);
}

it('names a failed check by the note, not by the expected state', () => {
  expect(startOf('flame', 'fail', 'The flame has yellow tips.')).toMatchObject({
    title: 'The flame has yellow tips',
    note: 'Burner: Flame is steady',
  });
  expect(startOf('flame', 'fail', 'Yellow tips.').title).toBe('Failed: Flame is steady (yellow tips)');
  expect(startOf('flame', 'fail').title).toBe('Failed: Flame is steady');
});

it('names a number with its reading, and puts its limit below', () => {
  expect(startOf('co', '140')).toMatchObject({
    title: 'CO in the flue: 140 ppm',
    note: 'Burner: CO in the flue\nLimit at most 100 ppm',
  });
});
