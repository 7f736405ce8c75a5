import { calculateLoads } from '@/domain/load-calc/calculate';
import { readHouse } from '@/domain/load-calc/project/house';
import type { Add } from './cases';
import type { Row } from './rows';
import { some } from './some';
import type { EvalWorld } from './world';

/** Returns the readable load calculations, with the engine's results. */
export const loadsOf = (world: EvalWorld) =>
  world.all('manualJ').flatMap((row) => {
    const { inputs } = readHouse(String(row.data['house']));
    return inputs ? [{ row, inputs, loads: calculateLoads(inputs) }] : [];
  });

const btuh = (value: number): string => `${Math.round(value).toLocaleString('en-US')} Btu/h`;

/** Adds questions about loads with the engine's own figures, and rooms as people describe them. */
export function addLoadCases(loads: ReturnType<typeof loadsOf>, add: Add): void {
  for (const { row, loads: result, inputs } of some(loads, 5)) {
    const open = { collection: 'manualJ' as const, id: row.id };
    const warmer = { ...inputs, design: { ...inputs.design, indoorHeatingF: 68 } };
    add('engineering', [
      {
        text: 'What is the heating load?',
        open,
        task: 'manual-j',
        tools: ['read_load'],
        cites: open,
        figures: [btuh(result.block.heating.total.value)],
      },
      {
        text: 'Explain the heat loss of the walls',
        open,
        task: 'manual-j',
        tools: ['explain_load'],
        figures: [btuh(result.block.heating.walls.value)],
      },
      {
        text: 'What if design.indoorHeatingF was 68?',
        open,
        task: 'manual-j',
        tools: ['what_if_load'],
        figures: [btuh(calculateLoads(warmer).block.heating.total.value)],
      },
    ]);
  }
  for (const { row, loads: result, inputs } of some(
    loads.filter(({ row: one }) => one.data['mode'] === 'full'),
    2,
  )) {
    const open = { collection: 'manualJ' as const, id: row.id };
    const [room] = result.rooms;
    const tight = { ...inputs, infiltration: { method: 'tightness-table' as const, tightness: 'very tight' as const } };
    add('engineering', [
      { text: 'What is still missing?', open, task: 'manual-j', tools: ['load_questions'], cites: open },
      {
        text: 'Why does it need so much cooling?',
        open,
        task: 'manual-j',
        tools: ['explain_load'],
        figures: [btuh(result.block.coolingSensible.total.value)],
      },
      ...(room
        ? [
            {
              text: `Where does the heat of ${room.id} go, and how is it worked out?`,
              open,
              task: 'manual-j' as const,
              tools: ['explain_load'],
              figures: [btuh(room.heating.total.value)],
            },
          ]
        : []),
      {
        text: 'What if the house was very tight?',
        open,
        task: 'manual-j',
        tools: ['what_if_load'],
        figures: [btuh(calculateLoads(tight).block.heating.total.value)],
      },
      { text: 'Is this calculation ACCA approved?', open, task: 'manual-j', never: ['is approved', 'is certified'] },
    ]);
    add('drafts', [
      {
        text: 'The sewing room is 11 by 13 ft, outside walls on the north and east, two 3 by 4 windows on the north, attic above with R-38, slab',
        open,
        task: 'manual-j',
        proposal: { kind: 'manual-j', includes: '"grossAreaFt2":143' },
      },
      {
        text: 'The house is leaky',
        open,
        task: 'manual-j',
        proposal: { kind: 'manual-j', includes: '"leaky"' },
      },
    ]);
  }
}

/** Adds calculations that start from a sentence, for customers with a property. */
export function addNewLoadCases(world: EvalWorld, customers: readonly Row[], add: Add): void {
  const settled = customers.filter(({ id }) =>
    world.all('properties').some((property) => property.data['customerId'] === id),
  );
  add(
    'drafts',
    some(settled, 3).map((row) => ({
      text: `New load calculation for ${String(row.data['name'])}, 1,640 square feet, 2 stories, 9 ft ceilings, 4 bedrooms`,
      task: 'manual-j' as const,
      proposal: { kind: 'manual-j-new' as const, includes: '"floorAreaFt2":1640' },
    })),
  );
}
