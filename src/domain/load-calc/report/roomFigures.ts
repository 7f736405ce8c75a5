import type { Derived } from '../derived';
import type { LoadResult } from '../result';
import type { Airflows } from './airflowFigures';

/** A room as tables and charts show it. */
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
