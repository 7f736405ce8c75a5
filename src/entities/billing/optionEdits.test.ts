import { expect, it } from 'vitest';
import { buildLine } from '@/testing/factories/billing';
import { copyOption, goodBetterBest, moveOption, recommendOption, restoreOption, withoutOption } from './optionEdits';

const start = goodBetterBest({ lines: [buildLine({ name: 'Removal' })], options: [], selectedOptionId: '' });
const [good, better, best] = start.options.map(({ id }) => id) as [string, string, string];
const own = {
  ...start,
  lines: [...start.lines, buildLine({ id: 'f', name: 'Furnace', optionId: good })],
  selectedOptionId: good,
};

it('copies an option with its own lines', () => {
  const { options, lines } = copyOption(own, good);
  expect(options.map(({ name }) => name)).toEqual(['Good', 'Good (copy)', 'Better', 'Best']);
  expect(lines.filter(({ optionId }) => optionId === options[1]?.id)).toMatchObject([{ name: 'Furnace' }]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
});

it('removes an option with its lines, and restores it among later changes', () => {
  const without = withoutOption(own, good);
  const later = { ...without, lines: [...without.lines, buildLine({ name: 'Permit' })] };
  expect(restoreOption(later, own, good)).toMatchObject({
    lines: [{ name: 'Removal' }, { name: 'Permit' }, { name: 'Furnace' }],
    options: [{ name: 'Good' }, { name: 'Better' }, { name: 'Best' }],
  });
  expect(without).toMatchObject({
    lines: [{ name: 'Removal' }],
    options: [{ name: 'Better' }, { name: 'Best' }],
    selectedOptionId: '',
  });
});

it('recommends only one option, and moves within bounds', () => {
  expect(recommendOption(start, best).options.filter(({ isRecommended }) => isRecommended)).toMatchObject([
    { id: best },
  ]);
  expect(moveOption(start, better, -1).options.map(({ name }) => name)).toEqual(['Better', 'Good', 'Best']);
  expect(moveOption(start, good, -1)).toEqual(start);
});
