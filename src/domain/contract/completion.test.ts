import { describe, expect, it } from 'vitest';
import { changedHistory, completePpm } from './completion';
import { storedMaterialGaps } from './storedMaterial';

describe('checks on an application', () => {
  it('show the completed share of each line, including deductions', () => {
    expect(completePpm({ scheduledValueCents: 300, completedAndStoredCents: 200 })).toBe(666_667);
    expect(completePpm({ scheduledValueCents: -300, completedAndStoredCents: -100 })).toBe(333_333);
    expect(completePpm({ scheduledValueCents: 0, completedAndStoredCents: 0 })).toBeNull();
  });

  it('find earlier work that was changed', () => {
    const previous = [
      { id: 'a', previousCents: 100, thisPeriodCents: 50 },
      { id: 'b', previousCents: 0, thisPeriodCents: 20 },
    ];
    expect(
      changedHistory(previous, [
        { id: 'a', previousCents: 150 },
        { id: 'b', previousCents: 20 },
        { id: 'CO', previousCents: 0 },
      ]),
    ).toEqual([]);
    expect(
      changedHistory(previous, [
        { id: 'a', previousCents: 140 },
        { id: 'CO', previousCents: 5 },
      ]),
    ).toEqual(['a', 'CO']);
  });

  it('require a list of stored material, and name its gaps', () => {
    const lines = [
      { id: 'framing', storedCents: 100 },
      { id: 'roof', storedCents: 100 },
      { id: 'paint', storedCents: 0 },
    ];
    const whole = { lineId: 'framing', supplier: 'Yard', place: 'On site', insurance: 'Policy 12', title: 'Invoice 7' };
    expect(storedMaterialGaps(lines, [whole, { ...whole, lineId: 'roof', insurance: ' ' }])).toEqual([
      { lineId: 'roof', missing: ['insurance'] },
    ]);
    expect(storedMaterialGaps(lines, [whole])[0]?.missing).toEqual([
      'supplier',
      'place of storage',
      'insurance',
      'proof of title',
    ]);
  });
});
