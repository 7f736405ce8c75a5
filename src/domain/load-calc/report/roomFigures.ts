import type { Derived } from '../derived';
import type { LoadResult } from '../result';
import type { Airflows } from './airflowFigures';

/** A room for tables and charts. */
export type RoomRow = {
  id: string;
  floorAreaFt2: number;
  heating: Derived;
  sensible: Derived;
  airHeating: Derived | undefined;
  airCooling: Derived | undefined;
  airDesign: Derived | undefined;
  /** Heating load per floor area; null for a room without area. */
  heatingPerFt2: number | null;
  sensiblePerFt2: number | null;
};

export function roomRows({ rooms }: LoadResult, { rooms: air }: Airflows): RoomRow[] {
  return rooms.map(({ id, floorAreaFt2, heating, coolingSensible }, index) => {
    const per = (load: number): number | null => (floorAreaFt2 > 0 ? load / floorAreaFt2 : null);
    const flow = air[index];
    return {
      id,
      floorAreaFt2,
      heating: heating.total,
      sensible: coolingSensible.total,
      airHeating: flow?.heating,
      airCooling: flow?.cooling,
      airDesign: flow?.design,
      heatingPerFt2: per(heating.total.value),
      sensiblePerFt2: per(coolingSensible.total.value),
    };
  });
}

/** Totals of the rooms; air is undefined if unknown for every room. */
export type RoomSums = {
  floorAreaFt2: number;
  heatingBtuh: number;
  sensibleBtuh: number;
  heatingCfm: number | undefined;
  coolingCfm: number | undefined;
};

/** Combines all rooms, without design air: each room's larger value adds up to more than the blower ever moves. */
export function roomSums(rows: readonly RoomRow[]): RoomSums {
  const sumOf = (of: (row: RoomRow) => number | undefined): number =>
    rows.reduce((sum, row) => sum + (of(row) ?? 0), 0);
  const airOf = (of: (row: RoomRow) => Derived | undefined): number | undefined =>
    rows.some(of) ? sumOf((row) => of(row)?.value) : undefined;
  return {
    floorAreaFt2: sumOf((row) => row.floorAreaFt2),
    heatingBtuh: sumOf((row) => row.heating.value),
    sensibleBtuh: sumOf((row) => row.sensible.value),
    heatingCfm: airOf((row) => row.airHeating),
    coolingCfm: airOf((row) => row.airCooling),
  };
}
