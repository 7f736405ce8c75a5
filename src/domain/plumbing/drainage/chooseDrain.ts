import type { Code } from '../core/codes';
import { cell, citing, columnOf, type Amendments, type Grid } from '../core/grid';
import { InputFault } from '../core/issue';
import { inchesOf, labelOf } from '../core/sizes';
import { marginTo, rounded, type Neighbor, type Why } from '../core/why';
import type { Element } from './elements';
import {
  IPC_BRANCH_STACK,
  IPC_BUILDING_DRAIN,
  IPC_DRAIN_RULES,
  UPC_DRAIN_RULES,
  UPC_DRAIN_VENT,
} from './tables/drainSizes';

export type DrainNeed = {
  code: Code;
  element: Element;
  dfu: number;
  slopeInPerFt: number;
  wcCount: number;
  servesWaterCloset: boolean;
  intervals: number | undefined;
  dfuOneInterval: number | undefined;
  isUpstreamOfGreaseInterceptor: boolean;
  /** No reduction in the direction of flow. */ atLeastIn: number;
  amendments: Amendments;
};
/** A size with its table capacity, and why it may not be used although it carries enough. */
type Size = { size: string; sizeIn: number; capacityDfu: number; column: string; against: string; limit: number };
export type DrainChoice = { size: string; sizeIn: number; capacityDfu: number; column: string; why: Why };

const SLOPES = [0.0625, 0.125, 0.25, 0.5] as const;
const SLOPE_LABELS = ['1/16', '1/8', '1/4', '1/2'] as const;

/** Returns the column for a slope: that of the next flatter printed one. */
export function slopeColumn(slopeInPerFt: number): string {
  const index = SLOPES.findLastIndex((slope) => slope <= slopeInPerFt + 1e-9);
  return SLOPE_LABELS[Math.max(0, index)] ?? '1/16';
}

/** Returns every size of the table for this element with its capacity and what rules it out, ascending. */
export function drainSizes(need: DrainNeed): { grid: Grid; sizes: Size[] } {
  return need.code.name === 'UPC' ? upcSizes(need) : ipcSizes(need);
}

function ipcSizes(need: DrainNeed): { grid: Grid; sizes: Size[] } {
  const isDrain =
    need.element === 'building-drain' || need.element === 'building-sewer' || need.element === 'horizontal';
  const grid = isDrain ? IPC_BUILDING_DRAIN : IPC_BRANCH_STACK;
  const column = isDrain ? slopeColumn(need.slopeInPerFt) : stackColumn(need);
  const rule = (row: string): number => cell(IPC_DRAIN_RULES, row, 'value', need.amendments) ?? 0;
  const leastGreaseSlope = rule('least slope upstream of a grease interceptor');
  if (
    need.isUpstreamOfGreaseInterceptor &&
    column !== 'one_interval' &&
    !column.startsWith('stack') &&
    need.slopeInPerFt < leastGreaseSlope
  )
    throw new InputFault(
      'slopeInPerFt',
      `upstream of a grease interceptor a drain falls at least ${leastGreaseSlope} in/ft, at any size`,
    );
  const inOne =
    need.element === 'stack' ? (need.dfuOneInterval ?? (need.intervals === 1 ? need.dfu : undefined)) : undefined;
  const leastCloset = need.servesWaterCloset ? rule('smallest building drain with a water closet') : 0;
  const against = (sizeIn: number, capacityDfu: number): string => {
    if (need.dfu > capacityDfu) return `carries ${capacityDfu} DFU`;
    if (sizeIn < leastCloset) return `a water closet needs ${labelOf(leastCloset)} in`;
    const leastSlope = column === 'branch' ? rule(leastSlopeRow(sizeIn)) : 0;
    if (need.slopeInPerFt < leastSlope) return `falls at least ${leastSlope} in/ft (704.1)`;
    return sizeIn < need.atLeastIn ? 'no reduction in the direction of flow' : '';
  };
  const sizes = columnOf(grid, column, need.amendments).map(({ row: size, value: capacityDfu }): Size => {
    const sizeIn = inchesOf(size) ?? 0;
    const oneInterval = inOne === undefined ? undefined : cell(grid, size, 'one_interval', need.amendments);
    const exceeded = inOne !== undefined && oneInterval !== undefined && inOne > oneInterval ? oneInterval : undefined;
    return {
      size,
      sizeIn,
      capacityDfu,
      column,
      against: exceeded === undefined ? against(sizeIn, capacityDfu) : `one branch interval carries ${exceeded} DFU`,
      limit: exceeded ?? capacityDfu,
    };
  });
  return { grid, sizes };
}

/** IPC 704.1. */
const leastSlopeRow = (sizeIn: number): string =>
  sizeIn <= 2.5 ? 'least slope to 2-1/2 in' : sizeIn < 8 ? 'least slope 3 to 6 in' : 'least slope 8 in and over';

function stackColumn({ element, intervals }: DrainNeed): string {
  if (element === 'branch' || element === 'horizontal-branch') return 'branch';
  if (element === 'one-interval') return 'one_interval';
  return intervals !== undefined && intervals > 3 ? 'stack_over_3' : 'stack_3_or_less';
}

const UPC_FULL_SLOPE = 0.25;

function upcSizes(need: DrainNeed): { grid: Grid; sizes: Size[] } {
  const grid = UPC_DRAIN_VENT;
  const isVertical = need.element === 'stack' || need.element === 'vertical' || need.element === 'one-interval';
  const column = isVertical ? 'vert_dfu' : 'horiz_dfu';
  const rule = (row: string): number => cell(UPC_DRAIN_RULES, row, 'value', need.amendments) ?? 0;
  if (!isVertical && need.slopeInPerFt < rule('least slope'))
    throw new InputFault('slopeInPerFt', 'the UPC asks for 1/4 in/ft, and 1/8 where it is approved');
  const part = isVertical || need.slopeInPerFt >= UPC_FULL_SLOPE ? 1 : rule('part of the horizontal DFU at 1/8 in/ft');
  const onThree = rule(`water closets or 6-unit traps on 3 in ${isVertical ? 'vertical' : 'horizontal'}`);
  const leastCloset = need.servesWaterCloset ? rule('smallest drain with a water closet') : 0;
  const sizes = columnOf(grid, column, need.amendments).map(({ row: size, value: printed }): Size => {
    const sizeIn = inchesOf(size) ?? 0;
    // Fixture units come in halves; a fraction of a unit doesn't count.
    const capacityDfu = Math.floor(rounded(printed * part, 6));
    const against =
      need.dfu > capacityDfu
        ? `carries ${capacityDfu} DFU`
        : sizeIn < leastCloset
          ? `a water closet needs ${labelOf(leastCloset)} in`
          : sizeIn === 3 && need.wcCount > onThree
            ? `3 in takes at most ${onThree} water closets or 6-unit traps`
            : sizeIn < need.atLeastIn
              ? 'no reduction in the direction of flow'
              : '';
    return { size, sizeIn, capacityDfu, column, against, limit: capacityDfu };
  });
  return { grid, sizes };
}

/** Returns the smallest size that nothing rules out. Throws `InputFault` where the table ends. */
export function chooseDrain(need: DrainNeed): DrainChoice {
  const { grid, sizes } = drainSizes(need);
  const index = sizes.findIndex(({ against }) => against === '');
  const chosen = sizes[index];
  if (!chosen) {
    const last = sizes.at(-1);
    throw new InputFault(
      'dfu',
      last ? `${grid.id} ends here: ${last.size} in ${last.against}` : `${grid.id} has no size at this slope`,
    );
  }
  const below = sizes[index - 1];
  const above = sizes[index + 1];
  const neighbor = ({ size, capacityDfu, against }: Size): Neighbor => ({
    size,
    capacityDfu,
    ...(against === '' ? {} : { against }),
  });
  const byTable = below === undefined || below.against.startsWith('carries');
  return {
    size: chosen.size,
    sizeIn: chosen.sizeIn,
    capacityDfu: chosen.capacityDfu,
    column: chosen.column,
    why: {
      ...citing(grid, need.amendments),
      row: `${chosen.size} in, ${chosen.column}`,
      governedBy: byTable ? 'table' : below.against,
      ...marginTo(chosen.capacityDfu, need.dfu, 'DFU'),
      ...(below ? { smaller: neighbor(below) } : {}),
      ...(above ? { larger: neighbor(above) } : {}),
    },
  };
}
