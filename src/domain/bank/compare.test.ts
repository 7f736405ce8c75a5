import { describe, expect, it } from 'vitest';
import { accountWithSameLines, compareFile, newLineIds, type Comparison } from './compare';
import type { FileLine } from './fileLine';

const line = (on: string, amountCents: number, description: string, bankId = ''): FileLine => ({
  on,
  amountCents,
  description,
  checkNumber: '',
  bankId,
});
const NOVEMBER = [
  line('2026-11-20', 124_017, 'STRIPE TRANSFER', 'f1'),
  line('2026-11-21', -4_510, 'FUEL', 'f2'),
  line('2026-11-21', -4_510, 'FUEL', 'f3'),
  line('2026-11-24', 30_050, 'DEPOSIT', 'f4'),
];
const stored = (lines: readonly FileLine[]) => lines.map((one, at) => ({ ...one, id: `s${at}` }));
const outcomes = ({ rows }: Comparison) => rows.map(({ outcome }) => outcome);
const withoutIds = (lines: readonly FileLine[]) => lines.map((one) => ({ ...one, bankId: '' }));

describe('importing a bank file', () => {
  it('twice adds nothing, even as CSV after OFX, with other capitalization or bank ids', () => {
    expect(outcomes(compareFile([], NOVEMBER))).toEqual(['new', 'new', 'new', 'new']);
    const renamed = NOVEMBER.map((one) => ({
      ...one,
      bankId: `other-${one.bankId}`,
      description: one.description.toLowerCase(),
    }));
    for (const again of [NOVEMBER, withoutIds(NOVEMBER), renamed, NOVEMBER.toReversed()])
      expect(compareFile(stored(NOVEMBER), again)).toMatchObject({
        rows: again.map(() => ({ outcome: 'same' })),
        gone: [],
      });
  });

  it('with a longer range adds only new lines, and keeps two identical lines', () => {
    const more = [...NOVEMBER, line('2026-11-24', 30_050, 'DEPOSIT', 'f5')];
    expect(outcomes(compareFile(stored(NOVEMBER), more))).toEqual(['same', 'same', 'same', 'same', 'new']);
    expect(outcomes(compareFile(stored(withoutIds(NOVEMBER)), withoutIds(more)))).toEqual([
      'same',
      'same',
      'same',
      'same',
      'new',
    ]);
  });

  it('with a changed line reports the line and the change, with or without bank ids', () => {
    const changed = NOVEMBER.map((one, at) => (at === 0 ? { ...one, amountCents: 124_117 } : one));
    for (const [before, after] of [
      [NOVEMBER, changed],
      [withoutIds(NOVEMBER), withoutIds(changed)],
    ] as const)
      expect(compareFile(stored(before), after)).toMatchObject({
        rows: [{ outcome: 'changed', storedId: 's0', differs: ['amountCents'] }, {}, {}, {}],
        gone: [],
      });
    const more = [...withoutIds(NOVEMBER), line('2026-11-26', 100, 'INTEREST')];
    const posted = more.map((one, at) =>
      at === 3 ? { ...one, on: '2026-11-26' } : at === 0 ? { ...one, description: 'STRIPE ST-K7' } : one,
    );
    expect(compareFile(stored(more), posted).rows.map(({ differs }) => differs)).toEqual([
      ['description'],
      [],
      [],
      ['on'],
      [],
    ]);
  });

  it('reports lines missing from its date range, and none from other days', () => {
    expect(compareFile(stored(NOVEMBER), NOVEMBER.slice(0, 2)).gone).toEqual(['s2']);
    expect(compareFile(stored(NOVEMBER), [line('2026-11-23', 5, 'X'), line('2026-11-25', 6, 'Y')]).gone).toEqual([
      's3',
    ]);
  });

  it('does not mix up lines when a bank counts from 1 in each file', () => {
    const other = [line('2026-11-28', 999, 'SOMETHING ELSE', 'f1')];
    expect(outcomes(compareFile(stored(NOVEMBER), [line('2026-12-04', 124_017, 'OTHER', 'f1')]))).toEqual(['new']);
    expect(compareFile(stored(NOVEMBER), other)).toEqual({
      rows: [{ index: 0, outcome: 'new', storedId: '', differs: [] }],
      gone: [],
    });
  });

  it('reports a line repeated under the same id', () => {
    expect(outcomes(compareFile([], [...NOVEMBER, ...NOVEMBER.slice(0, 1)]))).toEqual([
      'new',
      'new',
      'new',
      'new',
      'repeat',
    ]);
  });

  it('notices the same account under another name, but not one that only shares a line', () => {
    const under = (account: string, lines: readonly FileLine[]) => lines.map((one) => ({ ...one, account }));
    expect(accountWithSameLines(NOVEMBER, under('Operating', withoutIds(NOVEMBER).slice(0, 3)))).toBe('Operating');
    expect(accountWithSameLines(NOVEMBER, under('Savings', NOVEMBER.slice(0, 2)))).toBe('');
    const four = [0, 1, 2, 3].map(() => line('2026-11-21', -4_510, 'FUEL'));
    expect(accountWithSameLines(NOVEMBER, under('Card', four))).toBe('');
  });

  it('gives identical lines ids that are unique, stable and unused', () => {
    const like = withoutIds(NOVEMBER).slice(1, 3);
    const ids = newLineIds('Operating', like, () => false);
    expect(new Set(ids).size).toBe(2);
    expect(newLineIds('Operating', like, () => false)).toEqual(ids);
    expect(newLineIds('Operating', like, (id) => id === ids[0])).not.toContain(ids[0]);
  });

  it('never loses or duplicates a line, for overlapping parts of a month in any order', () => {
    const month = Array.from({ length: 40 }, (_, at) =>
      line(`2026-11-${String(1 + (at % 28)).padStart(2, '0')}`, 100 * (at % 7), `T${at % 3}`),
    );
    let held: (FileLine & { id: string })[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      const [from, to] = [1 + ((turn * 5) % 20), 12 + ((turn * 7) % 17)];
      const part = month.filter(({ on }) => Number(on.slice(8)) >= from && Number(on.slice(8)) <= to);
      const { rows, gone } = compareFile(held, part);
      expect(gone).toEqual([]);
      const added = part.filter((_, index) => rows[index]?.outcome === 'new');
      const ids = newLineIds('a', added, (id) => held.some((one) => one.id === id));
      held = [...held, ...added.map((one, at) => ({ ...one, id: ids[at] ?? '' }))];
      expect(rows.every(({ outcome }) => outcome === 'new' || outcome === 'same')).toBe(true);
    }
    const texts = (lines: readonly FileLine[]) =>
      lines.map(({ on, amountCents, description }) => `${on} ${amountCents} ${description}`).toSorted();
    expect(texts(held)).toEqual(texts(month));
  });
});
