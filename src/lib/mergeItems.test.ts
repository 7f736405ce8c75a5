import { describe, expect, it } from 'vitest';
import { mergeItems } from './mergeItems';

const a = { id: 'a', count: 1 };
const b = { id: 'b', count: 1 };
const c = { id: 'c', count: 1 };
const d = { id: 'd', count: 1 };
const two = { ...b, count: 2 };
const three = { ...b, count: 3 };
const noon = { ...b, count: 4, at: '2026-01-12T12:00:00.000Z' };
const morning = { ...b, count: 5, at: '2026-01-12T08:00:00.000Z' };

describe('merging a list that two people changed', () => {
  it.each([
    ['each adds an item', { base: [a], mine: [a, c], theirs: [a, d] }, [a, d, c]],
    ['one changes, the other adds', { base: [a, b], mine: [a, two], theirs: [a, b, d] }, [a, two, d]],
    ['one removes, the other adds', { base: [a, b], mine: [a], theirs: [a, b, d] }, [a, d]],
    ['both change the same item: mine', { base: [b], mine: [two], theirs: [three] }, [two]],
    ['both change the same item, theirs later', { base: [b], mine: [morning], theirs: [noon] }, [noon]],
    ['both change the same item, mine later', { base: [b], mine: [noon], theirs: [morning] }, [noon]],
    ['I remove what they changed: the change stays', { base: [a, b], mine: [a], theirs: [a, three] }, [a, three]],
    ['they remove what I changed: the change stays', { base: [a, b], mine: [a, two], theirs: [a] }, [a, two]],
    ['they remove what I left alone', { base: [a, b], mine: [a, b, c], theirs: [a] }, [a, c]],
    ['both remove', { base: [a, b], mine: [b], theirs: [b] }, [b]],
  ])('is right when %s', (_what, lines, merged) => {
    expect(mergeItems(lines)).toEqual(merged);
  });
});
