import { derive2, renamed, total, type Derived } from '../derived';
import type { LoadResult } from '../result';

/** Something the house counts and its rooms don't, or count in another way. */
export type BalanceStep = { /** Why, as a sentence. */ rule: string; load: Derived };

/** Reconciliation of the rooms with the house: `rooms` + the steps = `house`. */
export type BalanceSide = {
  rooms: Derived;
  steps: readonly BalanceStep[];
  house: Derived;
  /** Unexplained remainder, Btu/h: 0 except for floating-point noise. */
  openBtuh: number;
};

export type RoomBalance = {
  heating: BalanceSide;
  coolingSensible: BalanceSide;
  /** Latent loads belong to the house only. */
  coolingLatent: Derived;
};

const LESS = { unit: 'Btu/h', formula: 'of the house − sum of the rooms', source: 'Manual J, Form J1' } as const;

/**
 * Compares the rooms' totals with the house's loads, with the rule for each difference. Btu/h. Manual J Form J1. Undefined for a house
 * without rooms.
 */
export function roomBalance({ block, rooms }: LoadResult): RoomBalance | undefined {
  if (rooms.length === 0) return undefined;
  const sumOf = (label: string, of: (room: LoadResult['rooms'][number]) => Derived): Derived =>
    total(
      label,
      'Btu/h',
      rooms.map((room) => renamed(of(room), room.id)),
    );
  const { heating, coolingSensible: cooling } = block;
  const less = (label: string, house: Derived, ofRooms: Derived): Derived =>
    derive2({ ...LESS, label }, house, ofRooms, (whole, each) => whole - each);
  return {
    heating: side(
      sumOf('Rooms, heating', (room) => room.heating.total),
      heating.total,
      [
        { rule: 'Outdoor air of fans is warmed for the house, not for one room', load: heating.ventilation },
        { rule: 'Pipes lose heat on their way, not in a room', load: heating.piping },
      ],
    ),
    coolingSensible: side(
      sumOf('Rooms, sensible cooling', (room) => room.coolingSensible.total),
      cooling.total,
      [
        { rule: 'Outdoor air of fans is cooled for the house, not for one room', load: cooling.ventilation },
        { rule: 'The blower warms the air of all rooms', load: cooling.blowerHeat },
        {
          rule: 'Rooms peak at different hours: each has an excursion of its own, the house has one for all of its glass',
          load: less(
            'Excursions',
            cooling.aedExcursion,
            sumOf('Excursions of the rooms', (room) => room.coolingSensible.aedExcursion),
          ),
        },
        {
          rule: 'Rooms with a control of their own count their glass at its largest hour, the house the mean of the day',
          load: less(
            'Glass',
            total('Glass of the house', 'Btu/h', [cooling.windows, cooling.skylights]),
            sumOf('Glass of the rooms', (room) =>
              total('Glass', 'Btu/h', [room.coolingSensible.windows, room.coolingSensible.skylights]),
            ),
          ),
        },
      ],
    ),
    coolingLatent: block.coolingLatent.total,
  };
}

/** Steps that are 0 except for floating-point noise are left out. */
function side(rooms: Derived, house: Derived, steps: readonly BalanceStep[]): BalanceSide {
  const counted = steps.filter(({ load }) => Math.abs(load.value) > NOISE_BTUH);
  return {
    rooms,
    house,
    steps: counted,
    openBtuh: counted.reduce((open, { load }) => open - load.value, house.value - rooms.value),
  };
}

const NOISE_BTUH = 0.001;
