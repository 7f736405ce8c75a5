import { describe, expect, it } from 'vitest';
import { addSegment, changeEntry, segmentsOf } from '../edit/editTree';
import { addGroup } from '../edit/groups';
import { startTree } from '../edit/starts';
import { problemsIn } from '../record/tree';
import { problemTexts } from '../report/problems';
import { calculateLive } from './calculateLive';
import { calculateProject } from './calculateProject';
import { treeSchema, type TreeInput } from './schema';

const house = startTree('two-bath', 'IPC-2021');
const at = (tree: TreeInput, id: string): number => segmentsOf(tree).findIndex((one) => one.id === id);

describe('an incomplete pipe tree', () => {
  it('calculates like a finished one when nothing is wrong', () => {
    const live = calculateLive(house);
    expect(live.faults).toEqual([]);
    expect(live.result).toEqual(calculateProject(treeSchema.parse(house)));
  });

  it('reports a loop, and calculates the rest', () => {
    const looped = changeEntry(house, 'segments', 'Cold main', { parent: 'Bath 1 cold' });
    const live = calculateLive(looped);
    expect(live.faults).toEqual([
      { path: `segments.${at(looped, 'Cold main')}.parent`, message: expect.stringContaining('in a loop') as string },
    ]);
    expect(live.segments.get('Cold main')).toBeUndefined();
    expect(live.segments.get('Hot main')?.size).not.toBe('');
    expect(live.segments.get('Stack')?.size).toBe('3');
    expect(live.segments.get('Gas main')?.size).toBe('1');
  });

  it('reports orphans, wrong systems and unknown fixtures at once, each at its place', () => {
    const orphan = addSegment(house, 'gas', 'nowhere').tree;
    const broken: TreeInput = {
      ...changeEntry(orphan, 'segments', 'Kitchen drain', { parent: 'Gas main' }),
      fixtures: [
        { id: 'ice', fixture: 'ice machine', cold: 'Kitchen cold', drain: 'Kitchen drain' },
        ...(house.fixtures ?? []),
        { id: 'foam', fixture: 'foam tower', cold: 'Bath 1 cold' },
      ],
    };
    const live = calculateLive(broken);
    expect(live.faults.map(({ path }) => path)).toEqual([
      `segments.${at(broken, 'Kitchen drain')}.parent`,
      `segments.${segmentsOf(broken).length - 1}.parent`,
      'fixtures.0.fixture',
      `fixtures.${(broken.fixtures?.length ?? 0) - 1}.fixture`,
    ]);
    expect(live.segments.get('Bath 2 drain')?.ok).toBe(true);
    expect(live.result?.water?.demandGpm).toBe(calculateLive(house).result?.water?.demandGpm);
  });

  it('calls no pipe final that feeds a fixture without units, and reports it once', () => {
    const nspc = { ...house, code: 'NSPC-2015' };
    const live = calculateLive(nspc);
    const doubted = { ok: false, problem: 'not final: a fixture behind it is left out' };
    // The hose bibbs alone would need only 3/4 in.
    expect(live.segments.get('Water service')).toMatchObject(doubted);
    expect(live.segments.get('Bath 1 cold')).toMatchObject(doubted);
    expect(live.segments.get('Hose bibb front cold')).toMatchObject({ ok: true, size: '1/2' });
    expect(live.faults.every(({ path }) => /^fixtures\.\d+\.wsfuEach$/.test(path))).toBe(true);
    // Ten fixtures without units are ten things to fix, without one more for each pipe.
    expect(problemTexts(nspc, live).every(({ path }) => path.startsWith('fixtures.'))).toBe(true);
    expect(problemsIn(live)).toBe(live.faults.length);
    const entered = { ...nspc, fixtures: house.fixtures?.map((one) => ({ ...one, wsfuEach: 2 })) ?? [] };
    const known = calculateLive(entered);
    expect(known.segments.get('Water service')).toMatchObject({ ok: true });
    expect(problemTexts(entered, known).map(({ text }) => text)).toEqual([
      expect.stringContaining('look into the book') as string,
      'Drainage fixture units: there are tables of IPC and UPC, none of NSPC',
    ]);
  });

  it('skips a system with invalid settings, and calculates the others', () => {
    const live = calculateLive({ ...house, gas: { gas: 'natural', table: '402.4(28)' } });
    expect(live.faults[0]?.path).toMatch(/^gas/);
    expect(live.result?.gas).toBeNull();
    expect(live.result?.water?.demandGpm).toBeGreaterThan(10);
  });

  it('warns at the right places even if earlier entries were skipped', () => {
    const tight = changeEntry(
      changeEntry(house, 'segments', 'Water service', { existingSize: '3/4' }),
      'segments',
      'Stack',
      {
        existingSize: 2,
      },
    );
    const broken = {
      ...tight,
      segments: [{ id: 'x', system: 'gas' as const, parent: 'y', lengthFt: 1 }, ...segmentsOf(tight)],
    };
    const paths = calculateLive(broken).result?.warnings.map(({ path }) => path) ?? [];
    expect(paths).toContain(`segments.${at(broken, 'Stack')}.existingSize`);
  });

  it('has no result and no error when empty', () => {
    const live = calculateLive({ code: 'UPC' });
    expect(live.faults).toEqual([]);
    expect(live.result).toMatchObject({ segments: [], water: null, drainage: null, gas: null });
  });

  it('accepts one group after another under every code with fixture units', () => {
    for (const code of ['IPC-2018', 'UPC-2021']) {
      const tree = (
        ['bath', 'half-bath', 'kitchen', 'laundry', 'hose-bibb', 'restroom', 'bath'] as const
      ).reduce<TreeInput>((next, kind) => addGroup(next, kind).tree, { code });
      const live = calculateLive(tree);
      expect(live.faults).toEqual([]);
      expect(live.result?.segments.filter(({ size }) => size === '')).toEqual([]);
    }
  });
});
