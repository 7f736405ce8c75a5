import { expect, it } from 'vitest';
import { answersOf, asKind, copyItem, emptyForm, moveItem, placeItem, possibleConditions, removeItem } from './edit';
import { formSchema } from './form';

const form = formSchema.parse({
  sections: [
    {
      id: 's1',
      title: 'One',
      items: [
        { id: 'a', kind: 'check', label: 'A' },
        { id: 'b', kind: 'text', label: 'B', when: { itemId: 'a', is: ['fail'] } },
      ],
    },
    { id: 's2', title: 'Two', isPerUnit: true, items: [{ id: 'c', kind: 'check', label: 'C' }] },
    { id: 's3', title: 'Three', items: [{ id: 'd', kind: 'check', label: 'D' }] },
  ],
});
const order = ({ sections }: typeof form): string =>
  sections.map(({ items }) => items.map(({ id }) => id).join('')).join('|');

it('moves an item within its section, into the next one, or to where it is dropped', () => {
  expect(order(moveItem(form, 'a', 1))).toBe('ba|c|d');
  expect(order(moveItem(form, 'b', 1))).toBe('a|bc|d');
  expect(order(moveItem(form, 'c', -1))).toBe('abc||d');
  expect(order(moveItem(form, 'a', -1))).toBe('ab|c|d');
  expect(order(placeItem(form, 'd', 's1', 'b'))).toBe('adb|c|');
  expect(order(placeItem(form, 'a', 's1', ''))).toBe('ba|c|d');
});

it('makes items unconditional when the item they depend on is removed', () => {
  expect(removeItem(form, 'a').sections[0]?.items[0]?.when).toBeNull();
  expect(copyItem(form, 'a').sections[0]?.items.map(({ label }) => label)).toEqual(['A', 'A', 'B']);
});

it('lets an item depend on an earlier one, asked once or for the same unit', () => {
  const of = (id: string): string[] => possibleConditions(form, id).map((item) => item.id);
  expect([of('a'), of('b'), of('c'), of('d')]).toEqual([[], ['a'], ['a'], ['a']]);
});

it('starts a choice with two answers, each usable as a condition', () => {
  const [item] = emptyForm().sections[0]?.items ?? [];
  const chosen = item && asKind(item, 'choice');
  expect(chosen && answersOf(chosen).map(({ value }) => value)).toEqual(['Yes', 'No']);
  expect(chosen && asKind({ ...chosen, min: 3 }, 'check')).toMatchObject({ options: [], min: null });
});
