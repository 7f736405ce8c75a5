import { describe, expect, it } from 'vitest';
import { changeEntry } from '../edit/editTree';
import { startTree } from '../edit/starts';
import { calculateLive } from '../project/calculateLive';
import type { TreeInput } from '../project/schema';
import { treeDrawing, type Drawn, type TreeDrawing } from './treeDrawing';

const house = startTree('two-bath', 'IPC-2021');
const drawn = (tree: TreeInput, kind: Drawn): TreeDrawing => {
  const live = calculateLive(tree);
  return treeDrawing(tree, kind, live.segments, live.result?.water?.criticalPath ?? [], {
    figures: (segment, result) => `${segment.lengthFt} ft ${result?.gpm ?? ''}`,
    size: (result) => result?.size ?? '',
  });
};
const pipe = (drawing: TreeDrawing, id: string) => drawing.pipes.find((one) => one.id === id);

describe('a pipe tree drawing', () => {
  it.each(['water', 'drainage', 'gas'] as const)(
    'of %s has no overlaps, with children to the right of their parent',
    (kind) => {
      const { pipes, width, height } = drawn(house, kind);
      const places = new Set(pipes.map(({ x, y }) => `${x} ${y}`));
      expect(places.size).toBe(pipes.length);
      for (const { id, x, y } of pipes) {
        const parent = house.segments?.find((one) => one.id === id)?.parent ?? '';
        expect(x).toBeGreaterThan(pipe({ pipes, width, height, ends: [], starts: [] }, parent)?.x ?? 0);
        expect(y).toBeLessThan(height);
        expect(x).toBeLessThan(width);
      }
    },
  );

  it('shows sizes, the critical path and problems', () => {
    const water = drawn(house, 'water');
    expect(pipe(water, 'Water service')).toMatchObject({ size: '1-1/4', isCritical: true, state: 'fits' });
    expect(
      pipe(drawn(changeEntry(house, 'segments', 'Stack', { existingSize: 2 }), 'drainage'), 'Stack'),
    ).toMatchObject({
      size: '2',
      state: 'wrong',
    });
    expect(water.ends.filter(({ text }) => text === 'Bath 1 lavatory')).toHaveLength(2);
    expect(drawn(house, 'gas').ends.map(({ text }) => text)).toEqual(['Furnace', 'Water heater, tank', 'Range']);
    expect(drawn(house, 'drainage').starts.map(({ text }) => text)).toEqual(['Open air', 'Sewer']);
  });

  it('shows orphans and loops where they can be fixed', () => {
    const orphan = drawn(changeEntry(house, 'segments', 'Kitchen cold', { parent: 'nowhere' }), 'water');
    expect(orphan.starts.map(({ text }) => text)).toEqual(['Main', 'Nowhere']);
    expect(pipe(orphan, 'Kitchen cold')?.state).toBe('wrong');
    const loop = drawn(changeEntry(house, 'segments', 'Cold main', { parent: 'Bath 1 cold' }), 'water');
    expect(loop.starts.map(({ text }) => text)).toContain('Loop');
    expect(loop.pipes).toHaveLength(drawn(house, 'water').pipes.length);
  });
});
