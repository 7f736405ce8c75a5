import { expect, it } from 'vitest';
import { blocksOfAnswer } from './answerText';

const NO_MARKS = { figures: [], unsupported: [] };
const words = (text: string, isBold = false) => ({ kind: 'words' as const, text, isBold });

it('renders paragraphs, lists and bold words, with chips for records', () => {
  const text = 'Two are **late**:\n\n- Ann [[s1]]\n- Bo\n\n1. Call\n2. Wait\n## Next\nDone';
  expect(blocksOfAnswer(text, NO_MARKS)).toEqual([
    { kind: 'paragraph', lines: [[words('Two are '), words('late', true), words(':')]] },
    { kind: 'list', isNumbered: false, items: [[words('Ann '), { kind: 'source', sourceKey: 's1' }], [words('Bo')]] },
    { kind: 'list', isNumbered: true, items: [[words('Call')], [words('Wait')]] },
    { kind: 'paragraph', lines: [[words('Next', true)]] },
    { kind: 'paragraph', lines: [[words('Done')]] },
  ]);
});

it('marks a number as sourced or unsupported, and never part of a longer number', () => {
  const marks = {
    figures: [
      { key: 'f1', text: '$1,200' },
      { key: 'f2', text: '$1,200.50' },
    ],
    unsupported: ['40'],
  };
  expect(blocksOfAnswer('Owes $1,200.50, not $1,200 and 40 of 140.', marks)).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          words('Owes '),
          { kind: 'figure', text: '$1,200.50', figureKey: 'f2' },
          words(', not '),
          { kind: 'figure', text: '$1,200', figureKey: 'f1' },
          words(' and '),
          { kind: 'unsupported', text: '40' },
          words(' of 140.'),
        ],
      ],
    },
  ]);
});

it('marks no part of a time or a date', () => {
  const marks = { figures: [{ key: 'f1', text: '17' }], unsupported: [] };
  expect(blocksOfAnswer('At 17:15 on 2026-11-17.', marks)).toEqual([
    { kind: 'paragraph', lines: [[words('At 17:15 on 2026-11-17.')]] },
  ]);
  expect(blocksOfAnswer('From Oct 17, 2026 on.', marks)).toEqual([
    { kind: 'paragraph', lines: [[words('From Oct 17, 2026 on.')]] },
  ]);
});

it.each(['<img src=x onerror=alert(1)>', '![x](https://evil.example/a.png)', '[pay](javascript:alert(1))'])(
  'leaves %s as plain text',
  (text) => {
    expect(blocksOfAnswer(text, NO_MARKS)).toEqual([{ kind: 'paragraph', lines: [[words(text)]] }]);
  },
);
