import { describe, expect, it } from 'vitest';
import { mergeParts, namesToGive, renamed } from './mergeParts';

const house = (changes: object = {}) => ({
  design: { outdoorF: 20, indoorF: 70 },
  rooms: [
    { id: 'Kitchen', areaFt2: 120 },
    { id: 'Den', areaFt2: 150 },
  ],
  walls: [{ id: 'W1', room: 'Den', lengthFt: 10 }],
  ...changes,
});

describe('merging a value that two people changed', () => {
  it('keeps both changes of different parts at any depth', () => {
    const mine = house({
      design: { outdoorF: 15, indoorF: 70 },
      rooms: [...house().rooms, { id: 'Bath', areaFt2: 60 }],
    });
    const theirs = house({
      design: { outdoorF: 20, indoorF: 68 },
      rooms: [{ id: 'Kitchen', areaFt2: 125 }, house().rooms[1], { id: 'Hall', areaFt2: 40 }],
      walls: [],
    });
    const merged = mergeParts({ base: house(), mine, theirs });
    expect(merged.conflicts).toEqual([]);
    expect(merged.value).toEqual({
      design: { outdoorF: 15, indoorF: 68 },
      rooms: [
        { id: 'Kitchen', areaFt2: 125 },
        { id: 'Den', areaFt2: 150 },
        { id: 'Hall', areaFt2: 40 },
        { id: 'Bath', areaFt2: 60 },
      ],
      walls: [],
    });
  });

  it('names a conflict in the same part, lets the winner decide, and keeps the rest', () => {
    const mine = house({
      rooms: [{ id: 'Kitchen', areaFt2: 130 }, house().rooms[1]],
      design: { outdoorF: 15, indoorF: 70 },
    });
    const theirs = house({
      rooms: [
        { id: 'Kitchen', areaFt2: 140 },
        { id: 'Den', areaFt2: 155 },
      ],
    });
    for (const winner of ['mine', 'theirs'] as const) {
      const { value, conflicts } = mergeParts({ base: house(), mine, theirs }, winner);
      expect(conflicts).toEqual([{ path: ['rooms', 'Kitchen', 'areaFt2'], mine: 130, theirs: 140 }]);
      expect(value).toEqual(
        house({
          design: { outdoorF: 15, indoorF: 70 },
          rooms: [
            { id: 'Kitchen', areaFt2: winner === 'mine' ? 130 : 140 },
            { id: 'Den', areaFt2: 155 },
          ],
        }),
      );
    }
  });

  it('reports removing what the other changed or refers to', () => {
    const without = house({ rooms: [house().rooms[0]], walls: [] });
    const changed = house({ rooms: [house().rooms[0], { id: 'Den', areaFt2: 200 }] });
    expect(mergeParts({ base: house(), mine: without, theirs: changed }).conflicts).toEqual([
      { path: ['rooms', 'Den'], mine: undefined, theirs: { id: 'Den', areaFt2: 200 } },
    ]);
    const refers = house({ walls: [...house().walls, { id: 'W2', room: 'Den', lengthFt: 4 }] });
    const lost = mergeParts({ base: house(), mine: without, theirs: refers }, 'theirs');
    expect(lost.conflicts).toEqual([{ path: ['Den'], mine: undefined, theirs: 'Den' }]);
    expect(lost.value).toEqual(refers);
  });

  it('merges list order unless both changed it', () => {
    const list = (...ids: string[]) => ids.map((id) => ({ id }));
    const order = (mine: object[], theirs: object[]) => mergeParts({ base: list('a', 'b', 'c'), mine, theirs });
    expect(order(list('c', 'a', 'b'), list('a', 'b', 'c', 'd')).value).toEqual(list('c', 'a', 'b', 'd'));
    expect(order(list('a', 'c'), list('b', 'a', 'c')).value).toEqual(list('a', 'c'));
    expect(order(list('c', 'a', 'b'), list('b', 'a', 'c')).conflicts).toMatchObject([{ path: ['order'] }]);
  });
});

it('renames one of two additions with the same name, and its references', () => {
  const mine = house({
    rooms: [...house().rooms, { id: 'New', areaFt2: 10 }],
    walls: [{ id: 'W9', room: 'New', lengthFt: 3 }],
  });
  const theirs = house({ rooms: [...house().rooms, { id: 'New', areaFt2: 99 }] });
  const names = namesToGive({ base: house(), mine, theirs }, (wanted) => `${wanted} 2`);
  expect([...names]).toEqual([['New', 'New 2']]);
  expect(renamed(mine, names)).toMatchObject({ walls: [{ id: 'W9', room: 'New 2' }] });
});
