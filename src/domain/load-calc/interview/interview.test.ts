import { expect, it } from 'vitest';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { calculateLoads } from '../calculate';
import { readInputs } from '../check/readInputs';
import { changeWords } from '../edit/changeWords';
import { describedRoomSchema, withDescribedRooms, type DescribedRoom } from '../edit/describedRooms';
import { pathOfText, withValueAt } from '../edit/path';
import { firstHouse } from '../project/firstHouse';
import type { LoadInputs } from '../schema/inputs';
import { openQuestions } from './openQuestions';

const { site, design } = buildLoadInputs();
const START = firstHouse(
  { floorAreaFt2: 1_000, storeys: 1, ceilingHeightFt: 8, bedrooms: 2, roomName: 'Living room' },
  { site, design },
);
const DEN: DescribedRoom = describedRoomSchema.parse({
  name: 'Den',
  floor_area_ft2: 180,
  walls: [
    {
      facing: 'S',
      length_ft: 15,
      height_ft: 8,
      borders: 'outside',
      made_of: 'stud-2x6-r21',
      windows: [{ count: 2, width_ft: 3, height_ft: 5, made_of: null }],
      doors: [],
    },
  ],
  attic: { made_of: 'attic-r38' },
  floor: { kind: 'slab', exposed_edge_ft: 15, made_of: 'joists-r19' },
});
const questions = (house: LoadInputs): string[] =>
  openQuestions(house, calculateLoads(house)).map(({ question }) => question);

it('asks first for missing values, then for assumptions', () => {
  const asked = questions(START);
  expect(asked[0]).toBe('How long and how wide is Living room, and which of its walls are outside?');
  expect(asked.join('\n')).toContain('What is below');
  const { inputs } = withDescribedRooms(START, [DEN]);
  const then = questions(inputs);
  expect(then[0]).toContain('Which room is next');
  expect(then.join('\n')).not.toContain('What is below');
  expect(then.at(-1)).toContain('Is this right?');
});

it('builds a described room like the editor, replacing an unmeasured placeholder', () => {
  const { inputs, changes } = withDescribedRooms(START, [DEN]);
  expect(readInputs(inputs).errors).toEqual([]);
  expect(inputs.rooms).toEqual([{ id: 'Den', floorAreaFt2: 180 }]);
  // 15 ft × 8 ft; two 3 ft × 5 ft windows; R-21 in 2×6 studs as in the catalog.
  expect(inputs.walls).toMatchObject([{ room: 'Den', grossAreaFt2: 120, azimuthDeg: 180, construction: 'WoodStud' }]);
  expect(inputs.windows?.map(({ areaFt2, wall }) => [areaFt2, wall])).toEqual([
    [15, 'Den wall'],
    [15, 'Den wall'],
  ]);
  expect(inputs.slabs).toMatchObject([{ areaFt2: 180, exposedPerimeterFt: 15 }]);
  // Applying every proposed change gives the same house.
  const rebuilt = changes.reduce((house, { path, value }) => withValueAt(house, pathOfText(path), value), START);
  expect(rebuilt).toEqual(inputs);
  expect(changes.every(({ room }) => room === 'Den')).toBe(true);
  expect(calculateLoads(inputs).block.heating.walls.value).toBeGreaterThan(0);
});

it('does not overwrite a measured room of the same name', () => {
  const { inputs } = withDescribedRooms(START, [DEN]);
  expect(() => withDescribedRooms(inputs, [{ ...DEN, name: 'den' }])).toThrow('There is a room “Den” already');
  expect(withDescribedRooms(inputs, [{ ...DEN, name: 'Kitchen' }]).inputs.rooms).toHaveLength(2);
});

it('describes changes in the screen’s words', () => {
  const { inputs } = withDescribedRooms(START, [DEN]);
  const words = (path: string) => changeWords(START, inputs, pathOfText(path));
  expect(words('rooms.0.floorAreaFt2')).toEqual({ label: 'Den: Floor area', before: '0 ft²', after: '180 ft²' });
  expect(words('walls.0')).toMatchObject({ label: 'Wall “Den wall”', before: '' });
  expect(words('walls.0').after).toMatch(/Direction S, 180°.*R-value of the wall R-\d/);
  const warmer = withValueAt(START, ['design', 'indoorHeatingF'], 68);
  expect(changeWords(START, warmer, ['design', 'indoorHeatingF'])).toEqual({
    label: 'Indoor heating temperature',
    before: '70 °F',
    after: '68 °F',
  });
});
