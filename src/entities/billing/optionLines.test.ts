import { expect, it } from 'vitest';
import { buildLine } from '@/testing/factories/billing';
import { copyLineTo, issuesOfLines, moveLineTo, ownLines, withOwnLines } from './optionLines';

const option = (id: string) => ({ id, name: id, description: '', isRecommended: false });
const parts = {
  options: [option('good'), option('best')],
  selectedOptionId: '',
  lines: [
    buildLine({ id: 'b', optionId: 'best' }),
    buildLine({ id: 'all' }),
    buildLine({ id: 'g', optionId: 'good' }),
    buildLine({ id: 'lost', optionId: 'gone' }),
  ],
};
const places = (lines: readonly { id: string; optionId: string }[]) => lines.map((line) => [line.id, line.optionId]);

it('lists each line once, with lines of a removed option among the shared ones', () => {
  expect(ownLines(parts, '').map(({ id }) => id)).toEqual(['all', 'lost']);
  expect(ownLines(parts, 'best').map(({ id }) => id)).toEqual(['b']);
});

it('replaces one option’s lines', () => {
  expect(places(withOwnLines(parts, 'good', [buildLine({ id: 'n' })]))).toEqual([
    ['all', ''],
    ['lost', 'gone'],
    ['n', 'good'],
    ['b', 'best'],
  ]);
  expect(withOwnLines(parts, 'removed', [buildLine()])).toBe(parts.lines);
});

it('moves or copies a line to another option', () => {
  expect(places(moveLineTo(parts, 'all', 'best', 0)).slice(-2)).toEqual([
    ['all', 'best'],
    ['b', 'best'],
  ]);
  expect(ownLines({ ...parts, lines: moveLineTo(parts, 'g', '') }, '').map(({ id }) => id)).toEqual([
    'all',
    'lost',
    'g',
  ]);
  const copied = ownLines({ ...parts, lines: copyLineTo(parts, 'g', 'best') }, 'best');
  expect(copied).toHaveLength(2);
  expect(copied[1]?.id).not.toBe('g');
});

it('shows an error beside its line', () => {
  const issue = { severity: 'error' as const, code: 'x', path: 'lines.0.name', message: 'Enter what it is' };
  expect(issuesOfLines([issue], parts.lines, ownLines(parts, 'best'))).toMatchObject([{ path: 'lines.0.name' }]);
  expect(issuesOfLines([{ ...issue, path: 'lines.2.name' }], parts.lines, ownLines(parts, 'good'))).toMatchObject([
    { path: 'lines.0.name' },
  ]);
  expect(issuesOfLines([issue], parts.lines, ownLines(parts, 'good'))).toEqual([]);
  expect(issuesOfLines([{ ...issue, path: 'tax' }], parts.lines, [])).toHaveLength(1);
});
