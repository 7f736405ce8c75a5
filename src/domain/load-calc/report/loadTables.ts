import type { ReportTable } from '../../calculation/reportTable';
import { showQuantity } from '../../calculation/showQuantity';
import { type Quantity, type UnitSystem, unitOf } from '../../calculation/units';
import type { BlockLoads } from '../result';
import { componentRows } from './blockFigures';
import { type RoomRow, roomSums } from './roomFigures';

type Figure = (value: number | undefined, quantity?: Quantity) => string;

/** Formats a figure without its unit, which is in the column header; a dash if there is none. */
export const bareFigure =
  (system: UnitSystem): Figure =>
  (value, quantity = 'load') =>
    value === undefined ? '–' : showQuantity(value, quantity, system, { isBare: true });

/** Lists the loads of the house by component. */
export function componentTable(block: BlockLoads, system: UnitSystem): ReportTable {
  const bare = bareFigure(system);
  const unit = unitOf('load', system);
  return {
    id: 'components',
    title: 'Loads by component',
    columns: [
      { label: 'Component', isNumber: false },
      ...['Heating', 'Sensible cooling', 'Latent cooling'].map((label) => ({
        label: `${label}, ${unit}`,
        isNumber: true,
      })),
    ],
    rows: [
      ...componentRows(block),
      {
        label: 'House',
        heating: block.heating.total,
        sensible: block.coolingSensible.total,
        latent: block.coolingLatent.total,
      },
    ].map(({ label, heating, sensible, latent }) => [
      label,
      ...[heating, sensible, latent].map((part) => bare(part?.value)),
    ]),
  };
}

/** Lists the loads and the air of each room; null if none were entered. */
export function roomTable(rooms: readonly RoomRow[], system: UnitSystem): ReportTable | null {
  if (rooms.length === 0) return null;
  const bare = bareFigure(system);
  const all = roomSums(rooms);
  const unit = unitOf('load', system);
  return {
    id: 'roomLoads',
    title: 'Loads and air by room',
    columns: [
      { label: 'Room', isNumber: false },
      ...[
        `Floor area, ${unitOf('area', system)}`,
        `Heating, ${unit}`,
        `Sensible cooling, ${unit}`,
        `Air heating, ${unitOf('airflow', system)}`,
        `Air cooling, ${unitOf('airflow', system)}`,
        `Design air, ${unitOf('airflow', system)}`,
      ].map((label) => ({ label, isNumber: true })),
    ],
    rows: [
      ...rooms.map(({ id, floorAreaFt2, heating, sensible, airHeating, airCooling, airDesign }) => [
        id,
        bare(floorAreaFt2, 'area'),
        bare(heating.value),
        bare(sensible.value),
        bare(airHeating?.value, 'airflow'),
        bare(airCooling?.value, 'airflow'),
        bare(airDesign?.value, 'airflow'),
      ]),
      [
        'All rooms',
        bare(all.floorAreaFt2, 'area'),
        bare(all.heatingBtuh),
        bare(all.sensibleBtuh),
        bare(all.heatingCfm, 'airflow'),
        bare(all.coolingCfm, 'airflow'),
        bare(undefined),
      ],
    ],
  };
}
