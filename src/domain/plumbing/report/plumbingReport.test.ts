import { describe, expect, it } from 'vitest';
import { changeEntry } from '../edit/editTree';
import { startTree } from '../edit/starts';
import { storedTree } from '../record/tree';
import { plumbingReport } from './plumbingReport';
import { revisionTable } from './revisionTable';
import { answersText } from './words';

const tree = startTree('two-bath', 'IPC-2021');
const viewed = { number: 'P26-K7M3Q', title: 'House', address: '', customerName: '', revisionNumber: 2, tree: '' };

it('describes a calculator’s answer without details for command users', () => {
  const outputs = {
    wsfu: 'WSFU in all',
    cold: 'WSFU of the cold side, null where only the total was entered',
    size: 'nominal size as a number, in',
  };
  expect(answersText(outputs)).toBe('WSFU in all; WSFU of the cold side');
});

describe('a plumbing permit sheet', () => {
  const report = plumbingReport(viewed, tree, 'us');

  it('cites table, edition and row of every size, and lists all entries', () => {
    expect(report.codeText).toBe('IPC 2021');
    expect(report.cited).toContain('IPC 710.1(2) (IPC 2018/2021)');
    expect(report.cited).toContain('402.4(2) (IFGC 2018 / NFPA 54)');
    const stack = report.sizes.flatMap(({ rows }) => rows).find(([name]) => name === 'Stack');
    expect(stack).toContain('3 in');
    expect(stack?.join(' ')).toContain('IPC 710.1(2), row 3 in');
    expect(report.pipes?.rows).toHaveLength(tree.segments?.length ?? 0);
    expect(report.drawings.map(({ label }) => label)).toEqual(['Water', 'Drains and vents', 'Gas']);
    expect(report.problems).toEqual([]);
  });

  it('names the constant flow included in the demand', () => {
    // 14.2 WSFU is 17.1 gpm on the curve.
    expect(report.demand[0]).toMatchObject({
      value: '27.1 gpm',
      aside: '14.2 WSFU and 10 gpm of constant flow. Sizes follow this one.',
    });
  });

  it('cites the source of the loads, and shows what each fixture counts', () => {
    expect(report.cited.slice(0, 3)).toEqual([
      'IPC E103.3(2) (IPC 2018/2021)',
      'IPC E103.3(3) (IPC 2018/2021)',
      'IPC 709.1 (IPC 2018/2021)',
    ]);
    const closet = report.fixtures?.rows.find(([name]) => name === 'Bath 1 water closet');
    expect(closet?.slice(-3)).toEqual(['1', '2.2', '3']);
    // In the IPC, a hose bibb has a constant flow and doesn't drain anywhere.
    expect(report.fixtures?.rows.find(([name]) => name === 'Hose bibb front outlet')?.slice(-2)).toEqual(['', '']);
    const restroom = plumbingReport(viewed, startTree('restroom', 'UPC-2021'), 'us');
    expect(restroom.fixtures?.rows.find(([name]) => name === 'Restroom urinal')?.slice(-2)).toEqual(['610.10', '2']);
    expect(restroom.cited).toContain('UPC 610.10 (UPC 2018/2021)');
  });

  it('lists parts with how each kind was counted, and what is not counted', () => {
    const stops = report.parts?.rows.find(([name]) => name === 'Fixture stop valve');
    expect(stops?.at(-1)).toBe('13');
    expect(report.parts?.rows.filter(([, counted]) => counted !== '')).toHaveLength(7);
    expect(report.notCounted.length).toBeGreaterThan(1);
  });

  it('shows both demands side by side, with the probability one smaller', () => {
    expect(report.demand.map(({ id }) => id)).toEqual(['curve', 'probability']);
    expect(report.demand[1]?.aside).toMatch(/% less/);
  });

  it('prints lengths, flows and pressures in SI units, and nominal sizes in inches', () => {
    const si = plumbingReport(viewed, tree, 'si');
    expect(si.tiles[0]?.value).toMatch(/ L\/s$/);
    expect(si.pipes?.rows[0]).toContain('15.2 m');
    expect(si.sizes[0]?.rows[0]?.[1]).toMatch(/ in$/);
  });

  it('lists open problems, and stores their count for lists', () => {
    const tight = changeEntry(tree, 'segments', 'Stack', { existingSize: 2 });
    expect(plumbingReport(viewed, tight, 'us').problems[0]).toMatch(/^Stack: 2 in is there, 3 in is needed/);
    expect(storedTree(tight).totals.problems).toBeGreaterThan(0);
    expect(storedTree(tree).totals).toMatchObject({ problems: 0, gasCfh: 185 });
  });

  it('shows what differs in a revision', () => {
    const table = revisionTable(tree, changeEntry(tree, 'segments', 'Stack', { existingSize: 4 }), 'us');
    expect(table.rows).toContainEqual(['Stack', '3 in', '4 in']);
  });
});
