import { describe, expect, it } from 'vitest';
import { mergeItems } from '@/lib/mergeItems';
import { withAnswer, withAnswers } from './answers';
import { assessInspection, completedFields, corrected, reopenedFields } from './assess';
import { compareInspections } from './compare';
import { newInspection } from './create';
import { formSchema, readForm, writeForm, type FormInput } from './form';
import { judge, judgeNumber, limitText, readingOf, withOtherSign } from './judge';
import { repeatOfFailed } from './reinspect';
import { roomFault } from './room';
import { readUnits, writeUnits, type Answer } from './schema';
import { slotKey } from './slots';

const AT = '2026-11-02T14:00:00.000Z';
const FORM: FormInput = {
  sections: [
    {
      id: 'burner',
      title: 'Burner',
      items: [
        { id: 'flame', kind: 'check', label: 'Flame is steady and blue', isRequired: true },
        {
          id: 'why',
          kind: 'choice',
          label: 'What is wrong with it',
          isRequired: true,
          when: { itemId: 'flame', is: ['fail'] },
          options: [{ label: 'Yellow tips' }, { label: 'Lifts off', isFail: true }],
        },
        {
          id: 'lift',
          kind: 'text',
          label: 'Describe it',
          isRequired: true,
          when: { itemId: 'why', is: ['Lifts off'] },
        },
        { id: 'co', kind: 'number', label: 'CO in the flue, air-free', unit: 'ppm', max: 100, isRequired: true },
      ],
    },
    {
      id: 'coil',
      title: 'Coil',
      isPerUnit: true,
      items: [
        { id: 'clean', kind: 'rating', label: 'Cleanliness' },
        { id: 'pic', kind: 'photo', label: 'Nameplate', isRequired: true },
      ],
    },
  ],
};
const form = formSchema.parse(FORM);
const UNITS = [
  { id: 'u1', name: 'Upstairs' },
  { id: 'u2', name: 'Downstairs' },
];
const answered = (values: Record<string, string>): Answer[] =>
  Object.entries(values).map(([id, value]) => ({ id, value, note: '', at: AT, by: 'user-1' }));
const keysOf = (slots: readonly { key: string }[]): string[] => slots.map(({ key }) => key);

describe('an inspection form', () => {
  it('is stored compactly and read back unchanged', () => expect(readForm(writeForm(form))).toEqual(form));
  it('is empty for unknown text', () => {
    expect(readForm('{').sections).toEqual([]);
    expect(readForm('{"sections":[{"id":"a"}]}').sections).toEqual([]);
    expect(readUnits('null')).toEqual([]);
  });
  it.each([
    [
      'an id twice',
      [{ id: 'a', kind: 'check', label: 'One' } as const, { id: 'a', kind: 'check', label: 'Two' } as const],
    ],
    ['a choice of one', [{ id: 'a', kind: 'choice', label: 'One', options: [{ label: 'Only' }] } as const]],
    ['limits the wrong way round', [{ id: 'a', kind: 'number', label: 'One', min: 3, max: 2 } as const]],
    [
      'a condition on a later item',
      [
        { id: 'a', kind: 'check', label: 'One', when: { itemId: 'b', is: ['fail'] } } as const,
        { id: 'b', kind: 'check', label: 'Two' } as const,
      ],
    ],
    ['nothing', []],
  ])('is refused with %s', (_what, items) =>
    expect(formSchema.safeParse({ sections: [{ id: 's', title: 'Section', items }] }).success).toBe(false),
  );
});

describe('a reading', () => {
  it('passes at its limits and fails outside them', () => {
    expect(['3.9', '4', '7', '7.01'].map((value) => judgeNumber(Number(value), { min: 4, max: 7 }))).toEqual([
      'fail',
      'pass',
      'pass',
      'fail',
    ]);
    expect(judgeNumber(12, { min: null, max: null })).toBe('noted');
    expect(limitText({ min: null, max: 9, unit: 'ppm' })).toBe('at most 9 ppm');
  });
  it('accepts a point or a comma, and nothing else', () => {
    expect(['1.5', '1,5', '-.5', '1.2.3', '12 ppm', '', '1e3'].map(readingOf)).toEqual([
      1.5,
      1.5,
      -0.5,
      null,
      null,
      null,
      null,
    ]);
  });
  it('can change its sign, even before the first digit', () =>
    expect(['', '5', '-5', '+0.02'].map(withOtherSign)).toEqual(['-', '-5', '5', '-0.02']));
  it('that cannot be parsed counts as unanswered', () => {
    const item = form.sections[0]?.items[3];
    expect(item && [judge(item, 'high'), judge(item, 'na'), judge(item, '101')]).toEqual(['open', 'na', 'fail']);
  });
});

describe('the asked items', () => {
  it('depend on the answers, also two conditions deep, and repeat per unit', () => {
    const asked = (values: Record<string, string>) =>
      keysOf(assessInspection({ form, units: UNITS, answers: answered(values) }).slots);
    const repeated = ['clean-u1', 'pic-u1', 'clean-u2', 'pic-u2'];
    expect(asked({ flame: 'pass', why: 'Lifts off' })).toEqual(['flame', 'co', ...repeated]);
    expect(asked({ flame: 'fail' })).toEqual(['flame', 'why', 'co', ...repeated]);
    expect(asked({ flame: 'fail', why: 'Lifts off' })).toEqual(['flame', 'why', 'lift', 'co', ...repeated]);
    expect(slotKey('clean', '')).toBe('clean');
  });
  it('are missing while required and unanswered; one photo is enough', () => {
    const result = assessInspection({
      form,
      units: UNITS,
      answers: answered({ flame: 'pass', co: '18' }),
      photoCounts: new Map([['pic-u1', 2]]),
    });
    expect(keysOf(result.missing)).toEqual(['pic-u2']);
    expect(result.answeredCount).toBe(3);
    expect(result.score).toBe(100);
  });
  it('are scored by weight: 1 + 0 + ¾ of 3 is 58%', () => {
    const result = assessInspection({
      form,
      units: UNITS,
      answers: answered({ flame: 'pass', co: '140', 'clean-u1': '4', 'clean-u2': 'na' }),
    });
    expect(result.score).toBe(58);
    expect(completedFields(result)).toEqual({
      state: 'failed',
      score: 58,
      failedCount: 1,
      summary: 'CO in the flue, air-free',
    });
  });
});

it('merges answers that two people gave at the same time', () => {
  const base = answered({ flame: 'pass' });
  const mine = withAnswer(base, { id: 'co', change: { value: '18' }, at: AT, by: 'user-1' });
  const theirs = withAnswer(base, { id: 'clean-u1', change: { value: '5' }, at: AT, by: 'user-2' });
  const merged = mergeItems({ base, mine, theirs });
  expect(merged.map(({ id, value, by }) => [id, value, by])).toEqual([
    ['flame', 'pass', 'user-1'],
    ['clean-u1', '5', 'user-2'],
    ['co', '18', 'user-1'],
  ]);
  expect(withAnswers(base, mine).map(({ id }) => id)).toEqual(['flame', 'co']);
});

describe('an inspection', () => {
  const template = { id: 't1', version: 3, name: 'Furnace', trade: 'hvac' as const, form };
  const made = newInspection(template, { customerId: 'c1', units: UNITS, equipmentIds: ['u1'] }, new Date(AT));

  it('keeps the template version it started with', () => {
    expect(made).toMatchObject({ templateId: 't1', templateVersion: 3, title: 'Furnace', state: 'in-progress' });
    expect(readForm(made.form)).toEqual(form);
    expect(made.number).toMatch(/^I26-[2-9A-Z]{5}$/);
  });
  it('is repeated for failed items only, without conditions, and not at all without any', () => {
    const failed = { ...made, answers: answered({ flame: 'fail', why: 'Lifts off', 'clean-u2': '1' }) };
    const again = repeatOfFailed(failed);
    expect(again?.form.sections.map(({ id, items }) => [id, items.map((item) => item.id)])).toEqual([
      ['burner', ['flame', 'why']],
      ['coil', ['clean']],
    ]);
    expect(again?.form.sections[0]?.items[1]).toMatchObject({ when: null, isRequired: true });
    expect(again?.units).toEqual([UNITS[1]]);
    expect(repeatOfFailed({ ...made, answers: answered({ flame: 'fail' }) })?.units).toEqual(UNITS);
    expect(repeatOfFailed({ ...made, answers: answered({ flame: 'pass' }) })).toBeNull();
  });
  it('is compared with the unit’s earlier ones by wording, oldest first, across template versions', () => {
    const renamed = formSchema.parse(JSON.parse(JSON.stringify(FORM).replaceAll('"co"', '"co2025"')));
    const earlier = {
      ...made,
      id: 'i1',
      startedAt: '2025-10-02T14:00:00.000Z',
      form: writeForm(renamed),
      answers: answered({ co2025: '12', 'clean-u1': '5', 'clean-u2': '2' }),
    };
    const later = { ...made, id: 'i2', answers: answered({ co: '41', 'clean-u1': '5' }) };
    const rows = compareInspections([later, earlier], 'u1');
    expect(
      rows.map(({ label, cells, moved, isChanged }) => [label, cells.map((cell) => cell?.value), moved, isChanged]),
    ).toEqual([
      ['CO in the flue, air-free', ['12', '41'], 29, true],
      ['Cleanliness', ['5', '5'], 0, false],
    ]);
    const otherUnit = { ...earlier, form: earlier.form.replace('"ppm"', '"%"') };
    expect(compareInspections([later, otherUnit], 'u1').map(({ moved }) => moved)).toEqual([null, 0]);
  });
  it('limits its units so that all answers fit', () => {
    const items = (count: number, kind: 'check' | 'signature') =>
      Array.from({ length: count }, (_, at) => ({ id: `${kind}${at}`, kind, label: `${kind} ${at}` }));
    const of = (once: FormInput['sections'][number]['items'], perUnit: FormInput['sections'][number]['items']) =>
      formSchema.parse({
        sections: [
          { id: 'once', title: 'Once', items: once },
          {
            id: 'each',
            title: 'Each',
            isPerUnit: true,
            items: perUnit?.map((item) => ({ ...item, id: `${item.id}u` })),
          },
        ],
      });
    const long = of(items(20, 'check'), items(40, 'check'));
    expect(roomFault(long, 7)).toBe('');
    expect(roomFault(long, 8)).toContain('at most 7 units');
    const signed = of(items(2, 'signature'), items(1, 'signature'));
    expect(roomFault(signed, 2)).toBe('');
    expect(roomFault(signed, 3)).toContain('at most 2 units');
    expect(roomFault(of(items(5, 'signature'), items(1, 'check')), 1)).toContain('Take some out of the template');
    const start = {
      customerId: 'c1',
      equipmentIds: [],
      units: items(8, 'check').map(({ id, label }) => ({ id, name: label })),
    };
    expect(() =>
      newInspection({ id: 't', version: 1, name: 'Long', trade: 'hvac', form: long }, start, new Date()),
    ).toThrow();
  });
  it('keeps the units’ names', () => expect(readUnits(writeUnits(UNITS))).toEqual(UNITS));
  it('is corrected when a colleague’s last answers were missing, and has no result when reopened', () => {
    const completed = {
      ...made,
      ...completedFields(assessInspection({ form, units: UNITS, answers: answered({ flame: 'pass' }) })),
      answers: answered({ flame: 'pass', 'clean-u1': '1' }),
    };
    expect(completed).toMatchObject({ state: 'passed', score: 100 });
    expect(corrected(completed)).toMatchObject({ state: 'failed', score: 50, failedCount: 1 });
    expect(corrected({ ...completed, ...corrected(completed) })).toBeNull();
    expect(corrected({ ...completed, ...reopenedFields() })).toBeNull();
  });
});
