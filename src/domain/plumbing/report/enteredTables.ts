import { reportTable, type ReportTable } from '../../calculation/reportTable';
import { showNumber, showQuantity } from '../../calculation/showQuantity';
import type { UnitSystem } from '../../calculation/units';
import { codeField } from '../core/codes';
import { inchesOf } from '../core/sizes';
import { materialText, sizeOf } from '../project/materialWords';
import { COUNTED } from '../project/parts';
import { partName } from '../project/partWords';
import type { MaterialLine, PartLine } from '../project/result';
import { SOURCE, SYSTEMS, type SegmentInput, type TreeInput } from '../project/schema';
import { fixtureUnits, NO_UNITS } from './fixtureUnits';
import { SYSTEM_LABELS } from './words';

/** Lists the entries, with the units that each fixture counts as. */
export function fixtureTable({ code, amendments, fixtures = [] }: TreeInput): ReportTable | null {
  const read = codeField.safeParse(code).data;
  const units = new Map(
    fixtures.map((one, index) => [one.id, read ? fixtureUnits(one, read, index, amendments) : NO_UNITS]),
  );
  return reportTable('fixtures', 'Fixtures as entered', fixtures, [
    { label: 'Name', of: ({ id }) => id },
    { label: 'Fixture', of: ({ fixture }) => fixture },
    { label: 'Use', of: ({ occupancy = 'private' }) => occupancy },
    { label: 'Cold', of: ({ cold = '' }) => cold },
    { label: 'Hot', of: ({ hot = '' }) => hot },
    { label: 'Drain', of: ({ drain = '' }) => drain },
    { label: 'Vent', of: ({ vent = '' }) => vent },
    { label: 'Qty', of: ({ qty = 1 }) => String(qty), isNumber: true },
    { label: 'WSFU', of: ({ id }) => units.get(id)?.wsfu ?? '', isNumber: true },
    { label: 'DFU', of: ({ id }) => units.get(id)?.dfu ?? '', isNumber: true },
  ]);
}

export function applianceTable({ appliances = [] }: TreeInput, units: UnitSystem): ReportTable | null {
  return reportTable('appliances', 'Gas appliances as entered', appliances, [
    { label: 'Name', of: ({ id }) => id },
    { label: 'Input', of: ({ btuh }) => (btuh === undefined ? '' : showQuantity(btuh, 'load', units)), isNumber: true },
    { label: 'Load', of: ({ cfh }) => (cfh === undefined ? '' : showQuantity(cfh, 'gasFlow', units)), isNumber: true },
    { label: 'On', of: ({ gas }) => gas },
  ]);
}

export function pipeTable(segments: readonly SegmentInput[], units: UnitSystem): ReportTable | null {
  const feet = (value: number | undefined): string =>
    value === undefined || value === 0 ? '' : showQuantity(value, 'length', units, { decimals: 1 });
  return reportTable('pipes', 'Pipes as entered', segments, [
    { label: 'Segment', of: ({ id }) => id },
    { label: 'System', of: ({ system }) => SYSTEM_LABELS[system] },
    { label: 'Connected to', of: ({ parent }) => (parent === SOURCE ? 'its source' : parent) },
    { label: 'Material', of: ({ material = '' }) => materialText(material) },
    { label: 'Size there', of: ({ existingSize = '' }) => String(existingSize) },
    { label: 'Length', of: ({ lengthFt }) => feet(lengthFt), isNumber: true },
    { label: 'Fittings', of: ({ fittingsFt }) => feet(fittingsFt), isNumber: true },
    { label: 'Rise', of: ({ riseFt }) => feet(riseFt), isNumber: true },
  ]);
}

/** Sorts by system, the largest size first. */
const inOrder = (materials: readonly MaterialLine[]): MaterialLine[] =>
  materials.toSorted(
    (a, b) =>
      SYSTEMS.indexOf(a.system) - SYSTEMS.indexOf(b.system) || (inchesOf(b.size) ?? 0) - (inchesOf(a.size) ?? 0),
  );

/** Lists the pipe to buy, with its length. */
export function materialsTable(materials: readonly MaterialLine[], units: UnitSystem): ReportTable | null {
  return reportTable('materials', 'Pipe', inOrder(materials), [
    { label: 'System', of: ({ system }) => SYSTEM_LABELS[system] },
    { label: 'Material', of: ({ material }) => materialText(material) },
    { label: 'Size', of: ({ material, size }) => sizeOf(material, size) },
    { label: 'Length', of: ({ lengthFt }) => showQuantity(lengthFt, 'length', units, { decimals: 0 }), isNumber: true },
    { label: 'Segments', of: ({ segments }) => String(segments), isNumber: true },
  ]);
}

/** Lists the parts to buy; the first of each kind says how they were counted. */
export function partsTable(parts: readonly PartLine[]): ReportTable | null {
  return reportTable(
    'parts',
    'Fittings, valves, traps and hangers',
    [...parts.entries()],
    [
      { label: 'Part', of: ([, line]) => partName(line) },
      {
        label: 'How it was counted',
        of: ([index, { part }]) => (parts[index - 1]?.part === part ? '' : COUNTED[part]),
      },
      { label: 'Count', of: ([, { count }]) => String(count), isNumber: true },
    ],
  );
}

export function amendmentTable({ amendments = [] }: TreeInput): ReportTable | null {
  return reportTable('amendments', 'Local amendments', amendments, [
    { label: 'Table', of: ({ table }) => table },
    { label: 'Row', of: ({ row }) => row },
    { label: 'Column', of: ({ column }) => column },
    { label: 'Value', of: ({ value }) => showNumber(value, 3), isNumber: true },
    { label: 'Source', of: ({ source }) => source },
  ]);
}
