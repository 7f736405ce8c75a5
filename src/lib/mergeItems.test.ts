import { describe, expect, it } from 'vitest';
import { mergeItems } from './mergeItems';

const a = { id: 'a', count: 1 };
const b = { id: 'b', count: 1 };
const c = { id: 'c', count: 1 };
const d = { id: 'd', count: 1 };
const two = { ...b, count: 2 };
const three = { ...b, count: 3 };

describe('a list that two people changed at once', () => {
  it.each([
    ['each adds an item', { base: [a], mine: [a, c], theirs: [a, d] }, [a, d, c]],
    ['one changes, the other adds', { base: [a, b], mine: [a, two], theirs: [a, b, d] }, [a, two, d]],
    ['one removes, the other adds', { base: [a, b], mine: [a], theirs: [a, b, d] }, [a, d]],
    ['both change the same item: mine', { base: [b], mine: [two], theirs: [three] }, [two]],
    ['I remove what they changed: the change stays', { base: [a, b], mine: [a], theirs: [a, three] }, [a, three]],
    ['they remove what I changed: the change stays', { base: [a, b], mine: [a, two], theirs: [a] }, [a, two]],
    ['they remove what I left alone', { base: [a, b], mine: [a, b, c], theirs: [a] }, [a, c]],
    ['both remove', { base: [a, b], mine: [b], theirs: [b] }, [b]],
  ])('%s', (_what, lines, merged) => {
    expect(mergeItems(lines)).toEqual(merged);
  });
});
