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

describe('a long change of a list', () => {
  it('goes in steps of at most so many new elements', () => {
    expect(listSteps([], items('a', 'b', 'c', 'd', 'e'), 2).map(idsOf)).toEqual([
      ['a', 'b'],
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd', 'e'],
    ]);
  });

  it('is one step when it fits', () => {
    expect(listSteps(items('a', 'b'), items('b', 'c', 'd'), 2)).toEqual([items('b', 'c', 'd')]);
    expect(listSteps(items('a'), [], 2)).toEqual([[]]);
  });

  it('leaves a changed element as it was until its turn', () => {
    const after = [item('a', 'new'), item('b', 'new'), item('c')];
    expect(listSteps(items('a', 'b', 'c'), after, 1)).toEqual([
      [item('a', 'new'), item('b'), item('c')],
      [item('a', 'new'), item('b', 'new'), item('c')],
    ]);
  });

  it('takes elements without ids', () => {
    expect(listSteps([1, 2], [3, 1, 4, 5], 2)).toEqual([
      [3, 1, 4],
      [3, 1, 4, 5],
    ]);
  });

  it('never has more than fit, ends as wanted, keeps the order and loses nothing on the way', () => {
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

describe('a change of a record', () => {
  const checks = items('a', 'b', 'c', 'd');

  it('has its other fields in the first step', () => {
    expect(changeSteps('jobs', {}, { title: 'Tune-up', checklist: checks })).toEqual([
      { title: 'Tune-up', checklist: checks.slice(0, 3) },
      { checklist: checks },
    ]);
  });

  it('is compared with what is stored', () => {
    const change = { checklist: checks };
    expect(changeSteps('jobs', { checklist: checks.slice(2) }, change)).toEqual([change]);
  });

  it('is one step where the rules look into nothing', () => {
    expect(changeSteps('customers', {}, { contacts: checks })).toEqual([{ contacts: checks }]);
    expect(changeSteps('toString', {}, { title: 'x' })).toEqual([{ title: 'x' }]);
    expect(changeSteps('jobs', {}, { title: 'x' })).toEqual([{ title: 'x' }]);
  });
});
