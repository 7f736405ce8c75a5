import { describe, expect, it } from 'vitest';
import { buildLine } from '@/testing/factories/billing';
import { mergeWorkLines } from './mergeWorkLines';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => buildLine({ id, name: id })) as [
  ReturnType<typeof buildLine>,
  ReturnType<typeof buildLine>,
  ReturnType<typeof buildLine>,
  ReturnType<typeof buildLine>,
];
const two = { ...b, quantityE4: 20_000 };
const three = { ...b, quantityE4: 30_000 };

describe('work lines that two people changed at once', () => {
  it.each([
    ['each adds a line', { base: [a], mine: [a, c], theirs: [a, d] }, [a, d, c]],
    ['one changes, the other adds', { base: [a, b], mine: [a, two], theirs: [a, b, d] }, [a, two, d]],
    ['one removes, the other adds', { base: [a, b], mine: [a], theirs: [a, b, d] }, [a, d]],
    ['both change the same line: mine', { base: [b], mine: [two], theirs: [three] }, [two]],
    ['I remove what they changed: the change stays', { base: [a, b], mine: [a], theirs: [a, three] }, [a, three]],
    ['they remove what I changed: the change stays', { base: [a, b], mine: [a, two], theirs: [a] }, [a, two]],
    ['they remove what I left alone', { base: [a, b], mine: [a, b, c], theirs: [a] }, [a, c]],
    ['both remove', { base: [a, b], mine: [b], theirs: [b] }, [b]],
  ])('%s', (_what, lines, merged) => {
    expect(mergeWorkLines(lines)).toEqual(merged);
  });
});
