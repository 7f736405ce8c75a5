import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { isSame } from '@/lib/stableJson';
import { changeSteps, listSteps } from './listSteps';

type Item = { id: string; label: string };
const item = (id: string, label = ''): Item => ({ id, label });
const items = (...ids: string[]): Item[] => ids.map((id) => item(id));

const lists = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'),
    label: fc.constantFrom('', 'x', 'y'),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);
const idsOf = (list: readonly Item[]): string[] => list.map(({ id }) => id);

describe('splitting a long list change', () => {
  it('limits the new elements per step', () => {
    expect(listSteps([], items('a', 'b', 'c', 'd', 'e'), 2).map(idsOf)).toEqual([
      ['a', 'b'],
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd', 'e'],
    ]);
  });

  it('uses one step if it fits', () => {
    expect(listSteps(items('a', 'b'), items('b', 'c', 'd'), 2)).toEqual([items('b', 'c', 'd')]);
    expect(listSteps(items('a'), [], 2)).toEqual([[]]);
  });

  it('keeps a changed element’s old value until its step', () => {
    const after = [item('a', 'new'), item('b', 'new'), item('c')];
    expect(listSteps(items('a', 'b', 'c'), after, 1)).toEqual([
      [item('a', 'new'), item('b'), item('c')],
      [item('a', 'new'), item('b', 'new'), item('c')],
    ]);
  });

  it('supports elements without ids', () => {
    expect(listSteps([1, 2], [3, 1, 4, 5], 2)).toEqual([
      [3, 1, 4],
      [3, 1, 4, 5],
    ]);
  });

  it('never exceeds the limit, ends at the target, and keeps order and elements', () => {
    fc.assert(
      fc.property(lists, lists, fc.integer({ min: 1, max: 4 }), (before, after, most) => {
        const steps = listSteps(before, after, most);
        expect(steps.at(-1)).toEqual(after);
        steps.forEach((step, number) => {
          const previous: readonly Item[] = steps[number - 1] ?? before;
          expect(step.filter((one) => !previous.some((known) => isSame(known, one))).length).toBeLessThanOrEqual(most);
          expect(idsOf(step)).toEqual(idsOf(after).filter((id) => idsOf(step).includes(id)));
          for (const { id } of before) expect(idsOf(step).includes(id)).toBe(idsOf(after).includes(id));
        });
      }),
    );
  });
});

describe('splitting a record change', () => {
  const checks = items('a', 'b', 'c', 'd');

  it('puts other fields in the first step', () => {
    expect(changeSteps('jobs', {}, { title: 'Tune-up', checklist: checks })).toEqual([
      { title: 'Tune-up', checklist: checks.slice(0, 3) },
      { checklist: checks },
    ]);
  });

  it('compares it with the stored record', () => {
    const change = { checklist: checks };
    expect(changeSteps('jobs', { checklist: checks.slice(2) }, change)).toEqual([change]);
  });

  it('uses one step if the rules do not check a list', () => {
    expect(changeSteps('customers', {}, { contacts: checks })).toEqual([{ contacts: checks }]);
    expect(changeSteps('toString', {}, { title: 'x' })).toEqual([{ title: 'x' }]);
    expect(changeSteps('jobs', {}, { title: 'x' })).toEqual([{ title: 'x' }]);
  });
});
