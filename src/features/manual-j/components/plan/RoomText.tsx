import type { PlanRoom } from '@/domain/floor-plan/schema';
import { useUnits, type Units } from '@/entities/calculation/useUnits';
import type { RoomDensity } from '@/domain/floor-plan/planLoads';

/** A room smaller than this shows only its name, px. */
const ROOM_FOR_SIZE_PX = 44;
const ROOM_FOR_LOAD_PX = 60;

export const sizeText = ({ widthFt, depthFt }: Pick<PlanRoom, 'widthFt' | 'depthFt'>, show: Units['show']): string =>
  `${show(widthFt, 'length', { isBare: true })} × ${show(depthFt, 'length', { isBare: true })}`;

/** Describes a room fully, for screen readers. */
export function roomLabel(
  room: PlanRoom,
  density: RoomDensity | undefined,
  season: string,
  show: Units['show'],
): string {
  const size = `${show(room.widthFt, 'length')} by ${show(room.depthFt, 'length')}`;
  const load =
    density === undefined
      ? ''
      : `, ${season} ${show(density.loadBtuh, 'load')}${density.perFt2 === undefined ? '' : `, ${show(density.perFt2, 'loadPerArea')}`}`;
  return `${room.name}, ${size}${load}`;
}

type RoomTextProps = { room: PlanRoom; density: RoomDensity | undefined; heightPx: number };

/** Shows a room's name, size and load, as much as fits. */
export function RoomText({ room, density, heightPx }: RoomTextProps) {
  const { show } = useUnits();
  const perFt2 = density?.perFt2 === undefined ? '' : show(density.perFt2, 'loadPerArea', { isBare: true });
  // Halls are shallow: their number is next to the name.
  const isLow = heightPx < ROOM_FOR_LOAD_PX && perFt2 !== '';
  return (
    <>
      <span>
        <strong>{room.name}</strong>
        {isLow && ` · ${perFt2}`}
      </span>
      {heightPx >= ROOM_FOR_SIZE_PX && <span>{sizeText(room, show)}</span>}
      {density && !isLow && (
        <span>
          {show(density.loadBtuh, 'load', { isBare: true })}
          {perFt2 !== '' && ` · ${perFt2}`}
        </span>
      )}
    </>
  );
}
