import { z } from 'zod';
import { flag } from '@/domain/calculation/ranges';
import { defineCalculator, type Say } from '../core/calculator';
import { codeOr, editionOf, type Code } from '../core/codes';
import { areaSqFt, flowGpm, nominalIn, pipeSlope, rainInPerHr, WALLS, word } from '../core/fields';
import { amendmentsField, checkAmendments, citing, columnOf, type Amendments, type Grid } from '../core/grid';
import { InputFault } from '../core/issue';
import { inchesOf, labelOf } from '../core/sizes';
import { marginTo, rounded, type Why } from '../core/why';
import { GPM_PER_SQFT_IN, wallShare, wallShareField } from './roofArea';
import { stormCapacity, stormEditionNote, stormTable, unreadCellNote } from './stormPipe';
import { IPC_STORM, NSPC_HORIZONTAL, NSPC_LEADERS, ROOF_AREAS } from './tables/stormPipes';

const STORM_SIZES = [2, 3, 4, 5, 6, 8, 10, 12, 15] as const;
const GRIDS = [IPC_STORM, ROOF_AREAS, NSPC_HORIZONTAL, NSPC_LEADERS];
const HEAVY_RAIN = 12;

const roof = {
  code: codeOr('IPC'),
  roofSqFt: areaSqFt('Roof plan area').optional(),
  wallSqFt: z
    .union(
      [areaSqFt('Wall above the roof', 0), z.array(areaSqFt('Wall above the roof', 0)).max(20, 'At most 20 walls')],
      {
        error: 'Wall above the roof must be 0 to 5000000 sq ft, or a list of walls, which are added',
      },
    )
    .default(0)
    .meta({ title: 'Walls above the roof', unit: 'sq ft', why: 'a number, or a list of walls, which are added' }),
  walls: word('Walls', WALLS).optional(),
  wallShare: wallShareField.optional(),
};
type Roof = {
  code: Code;
  roofSqFt?: number | undefined;
  wallSqFt: number | number[];
  walls?: (typeof WALLS)[number] | undefined;
  wallShare?: number | undefined;
};

function effectiveArea({ code, roofSqFt, wallSqFt: entered, walls, wallShare: share }: Roof): number | undefined {
  if (roofSqFt === undefined) return undefined;
  const wallSqFt = typeof entered === 'number' ? entered : entered.reduce((sum, wall) => sum + wall, 0);
  return rounded(roofSqFt + wallSqFt * (share ?? wallShare(walls ?? (wallSqFt > 0 ? 'single' : 'none'), code)));
}

const warn = (code: Code, grid: Grid, rain: number | undefined, say: Say): void => {
  const note = stormEditionNote(code, grid);
  if (note !== '') say(note, 'code');
  if (rain !== undefined && rain > HEAVY_RAIN) say('More than 12 in/h: look at the rate again', 'rainInPerHr');
};

/** Capacities come from areas: displayed to a tenth, calculated with all digits. */
const shownGpm = (gpm: number): number => rounded(gpm, 1);

const formula = (row: string): Why => ({
  table: 'gpm = 0.0104 × in/h × sq ft',
  edition: 'formula',
  row,
  governedBy: 'rainfall on roof and walls',
  grade: 'V2',
});

/** Calculates the storm water of a roof and how many leaders it needs. */
export const stormFlow = defineCalculator({
  name: 'storm.flow',
  title: 'Storm water of a roof',
  needs: '`roofSqFt` or `wallSqFt`, with `walls` or `wallShare` where there are walls',
  inputs: z.strictObject({
    ...roof,
    rainInPerHr,
    leaderGpm: z.record(z.string(), flowGpm('Flow of a leader')).optional().meta({
      title: 'Flow of one leader by size',
      unit: 'gpm',
      why: 'like { "4": 192 }; without it those of the code',
    }),
    amendments: amendmentsField,
  }),
  outputs: {
    gpm: 'flow, gpm',
    effectiveSqFt: 'roof with its share of the walls, sq ft',
    leaders: 'how many leaders of each size carry it',
  },
  compute: ({ leaderGpm, rainInPerHr: rain, amendments, ...rest }, say) => {
    checkAmendments(amendments, GRIDS);
    const { grid, column } = stormTable(rest.code, undefined);
    warn(rest.code, grid, rain, say);
    const area = effectiveArea(rest);
    if (area === undefined) throw new InputFault('roofSqFt', 'Roof plan area is missing');
    const gpm = rounded(GPM_PER_SQFT_IN * rain * area);
    const flows = leaderGpm
      ? Object.entries(leaderGpm)
      : columnOf(grid, column, amendments).map(({ row, value }) => [row, value] as const);
    return {
      gpm,
      effectiveSqFt: area,
      leaders: Object.fromEntries(flows.map(([size, flow]) => [size, Math.ceil(rounded(gpm / flow, 9))])),
      why: formula(`${rain} in/h, ${area} sq ft${leaderGpm ? '' : `; leaders of ${grid.id}`}`),
    };
  },
});

/** Sizes a leader or a horizontal storm drain. A secondary system is sized separately for the same rain. */
export const stormSize = defineCalculator({
  name: 'storm.size',
  title: 'Size of a storm pipe',
  needs: '`gpm`, or a roof with `rainInPerHr`; `slopeInPerFt` makes it horizontal, without one it is a leader',
  inputs: z.strictObject({
    ...roof,
    gpm: flowGpm('Flow', 100_000).optional(),
    rainInPerHr: rainInPerHr.optional(),
    slopeInPerFt: pipeSlope.optional(),
    orientation: word('Orientation', ['vertical', 'horizontal']).optional(),
    isCombined: flag('Primary and secondary in one pipe').default(false),
    amendments: amendmentsField,
  }),
  outputs: {
    sizeIn: 'nominal size, in',
    size: 'the same as a label',
    capacityGpm: 'flow it carries, gpm',
    gpm: 'flow it was sized for, gpm',
    otherEditionSizeIn: 'size by the table of the other editions, in; null where it has none',
  },
  compute: (
    { gpm: entered, rainInPerHr: rain, slopeInPerFt: slope, orientation, isCombined, amendments, ...rest },
    say,
  ) => {
    checkAmendments(amendments, GRIDS);
    const { grid, column } = stormTable(rest.code, pitched(orientation, slope));
    warn(rest.code, grid, rain, say);
    const area = effectiveArea(rest);
    const one = entered ?? (area === undefined || rain === undefined ? undefined : GPM_PER_SQFT_IN * rain * area);
    if (one === undefined) throw new InputFault('gpm', 'enter a flow, or roof and rainfall');
    const gpm = rounded(isCombined ? one * 2 : one);
    if (isCombined)
      say('A combined system is sized for double the rain, as Bellevue (WA) does: ask the place', 'isCombined');
    const sizes = columnOf(grid, column, amendments);
    const index = sizes.findIndex(({ value }) => value >= gpm);
    const chosen = sizes[index];
    if (!chosen)
      throw new InputFault('gpm', `${grid.id} ends at ${shownGpm(sizes.at(-1)?.value ?? 0)} gpm here: several pipes`);
    const [below, above] = [sizes[index - 1], sizes[index + 1]];
    // The answer also depends on the capacity of the next size down.
    for (const size of [chosen, ...(below ? [below] : [])]) {
      const note = unreadCellNote(grid, column, size.row, amendments);
      if (note !== '') say(note, 'code');
    }
    const other = grid === IPC_STORM ? ROOF_AREAS : IPC_STORM;
    const otherSize = columnOf(other, column).find(({ value }) => value >= gpm)?.row;
    if (otherSize !== undefined && otherSize !== chosen.row)
      say(`By the tables of ${other.edition} it would be ${otherSize} in: the edition decides`, 'code');
    return {
      sizeIn: inchesOf(chosen.row) ?? 0,
      size: chosen.row,
      capacityGpm: shownGpm(chosen.value),
      gpm,
      otherEditionSizeIn: otherSize === undefined ? null : (inchesOf(otherSize) ?? null),
      why: {
        ...citing(grid, amendments, { row: chosen.row, column }),
        row: `${chosen.row} in, ${column}`,
        governedBy: 'table',
        ...marginTo(chosen.value, gpm, 'gpm'),
        ...(below ? { smaller: { size: below.row, capacityGpm: shownGpm(below.value) } } : {}),
        ...(above ? { larger: { size: above.row, capacityGpm: shownGpm(above.value) } } : {}),
      },
    };
  },
});

function pitched(orientation: 'vertical' | 'horizontal' | undefined, slope: number | undefined): number | undefined {
  if (orientation === 'vertical') return undefined;
  if (slope === undefined && orientation === 'horizontal')
    throw new InputFault('slopeInPerFt', 'the slope of a horizontal pipe is missing');
  return slope;
}

/** Calculates a roof area with its walls, or the area that a pipe serves. */
export const stormArea = defineCalculator({
  name: 'storm.area',
  title: 'Roof area with walls, and area that a pipe serves',
  needs: 'a roof, or `pipeIn` with `rainInPerHr`; `slopeInPerFt` makes the pipe horizontal, without one it is a leader',
  inputs: z.strictObject({
    ...roof,
    pipeIn: nominalIn('Pipe', STORM_SIZES).optional(),
    orientation: word('Orientation', ['vertical', 'horizontal']).optional(),
    slopeInPerFt: pipeSlope.optional(),
    rainInPerHr: rainInPerHr.optional(),
    amendments: amendmentsField,
  }),
  outputs: {
    effectiveSqFt: 'roof with its share of the walls, sq ft; null without a roof',
    gpm: 'flow of the pipe, gpm; null without one',
    areaSqFt: 'area that the pipe serves at the rainfall, sq ft; null without them',
    ok: 'whether the pipe serves the roof; null where one is missing',
  },
  compute: ({ pipeIn, orientation, slopeInPerFt: slope, rainInPerHr: rain, amendments, ...rest }, say) => {
    checkAmendments(amendments, GRIDS);
    const { grid, column } = stormTable(rest.code, pipeIn === undefined ? undefined : pitched(orientation, slope));
    warn(rest.code, grid, rain, say);
    const effective = effectiveArea(rest);
    if (effective === undefined && pipeIn === undefined) throw new InputFault('roofSqFt', 'enter a roof, or a pipe');
    if (pipeIn !== undefined && rain === undefined) throw new InputFault('rainInPerHr', 'Rainfall is missing');
    if (pipeIn === undefined || rain === undefined)
      return {
        effectiveSqFt: effective ?? null,
        gpm: null,
        areaSqFt: null,
        ok: null,
        why: {
          ...formula(`share of the walls`),
          table: rest.code.name === 'UPC' ? 'UPC 1103.4' : 'IPC 1106.4',
          edition: editionOf(rest.code),
          governedBy: 'roof and walls',
        },
      };
    const size = labelOf(pipeIn);
    const gpm = stormCapacity(grid, column, size, amendments);
    const note = unreadCellNote(grid, column, size, amendments);
    if (note !== '') say(note, 'code');
    const served = rounded(gpm / (GPM_PER_SQFT_IN * rain), 1);
    return {
      effectiveSqFt: effective ?? null,
      gpm: shownGpm(gpm),
      areaSqFt: served,
      ok: effective === undefined ? null : effective <= served,
      why: {
        ...citing(grid, amendments, { row: size, column }),
        row: `${size} in, ${column}`,
        governedBy: 'flow of the pipe at the rainfall',
        ...(effective === undefined ? {} : marginTo(served, effective, 'sq ft')),
        ...areasBeside(grid, column, size, rain, amendments),
      },
    };
  },
});

/** Returns what the pipes one size down and up would serve. */
function areasBeside(
  grid: Grid,
  column: string,
  size: string,
  rain: number,
  amendments: Amendments,
): Pick<Why, 'smaller' | 'larger'> {
  const there = columnOf(grid, column, amendments);
  const at = there.findIndex(({ row }) => row === size);
  const [below, above] = [there[at - 1], there[at + 1]].map(
    (pipe) => pipe && { size: pipe.row, areaSqFt: rounded(pipe.value / (GPM_PER_SQFT_IN * rain), 1) },
  );
  return { ...(below && { smaller: below }), ...(above && { larger: above }) };
}
