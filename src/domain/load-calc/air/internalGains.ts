import { derive3, assumed, constant, entered, enteredOr, total, type Derived } from '../derived';
import type { LoadInputs, Room } from '../schema/inputs';

const PERSON_SENSIBLE = constant('Sensible heat of a person', 230, 'Btu/h', 'Manual J, section 22');
const PERSON_LATENT = constant('Latent heat of a person', 200, 'Btu/h', 'Manual J, section 22');
const ONE_REFRIGERATOR = 2400;
const MORE_COLD = 3600;

export type InternalGains = {
  sensible: Derived;
  latent: Derived;
  /** Sensible gains of each room, in room order. */
  rooms: readonly Derived[];
};

const SENSIBLE = {
  label: 'Internal gains, sensible',
  unit: 'Btu/h',
  formula: 'appliances + people × heat of a person',
  source: 'Manual J, section 22',
} as const;
const LATENT = { ...SENSIBLE, label: 'Internal gains, latent' } as const;
const gains = (appliances: number, people: number, each: number): number => appliances + people * each;

/**
 * Returns the gains of people and appliances, cooling only. Values entered for rooms count; values entered or assumed for the house are
 * divided among the rooms by floor area. Manual J section 22.
 */
export function internalGains(inputs: LoadInputs): InternalGains {
  const rooms = inputs.rooms ?? [];
  const areas = rooms.map(({ floorAreaFt2 }, index) =>
    entered('Floor area of the room', floorAreaFt2, 'ft²', `rooms.${index}.floorAreaFt2`),
  );
  const floor: Floor = { areas, all: total('Floor area of the rooms', 'ft²', areas) };
  const people = peopleOf(inputs, rooms, floor);
  const appliances = appliancesOf(inputs, rooms, floor);
  const latentAppliances = enteredOr(
    'Latent heat of appliances',
    inputs.internalGains?.appliancesLatentBtuh,
    'Btu/h',
    'internalGains.appliancesLatentBtuh',
    0,
    'none was entered',
  );
  return {
    sensible: derive3(SENSIBLE, appliances.house, people.house, PERSON_SENSIBLE, gains),
    latent: derive3(LATENT, latentAppliances, people.house, PERSON_LATENT, gains),
    rooms: rooms.map((_, index) =>
      derive3(
        SENSIBLE,
        appliances.rooms[index] ?? appliances.house,
        people.rooms[index] ?? people.house,
        PERSON_SENSIBLE,
        gains,
      ),
    ),
  };
}

/** The rooms' floor areas, and their total. */
type Floor = { areas: readonly Derived[]; all: Derived };
type Divided = { house: Derived; rooms: readonly Derived[] };

function peopleOf(
  { internalGains: gainsOfHouse, building }: LoadInputs,
  rooms: readonly Room[],
  floor: Floor,
): Divided {
  if (rooms.some(({ occupants }) => occupants !== undefined)) {
    const parts = rooms.map(({ occupants }, index) =>
      enteredOr('People', occupants, 'people', `rooms.${index}.occupants`, 0, 'other rooms have people'),
    );
    return { house: total('People', 'people', parts), rooms: parts };
  }
  const byBedrooms = (building.bedrooms ?? 2) + 1;
  const house = enteredOr(
    'People',
    gainsOfHouse?.occupants,
    'people',
    'internalGains.occupants',
    byBedrooms,
    building.bedrooms === undefined ? 'two bedrooms + 1' : 'bedrooms + 1',
  );
  return { house, rooms: divide(house, floor) };
}

function appliancesOf(
  { internalGains: gainsOfHouse, building }: LoadInputs,
  rooms: readonly Room[],
  floor: Floor,
): Divided {
  if (rooms.some(({ appliancesSensibleBtuh }) => appliancesSensibleBtuh !== undefined)) {
    const parts = rooms.map(({ appliancesSensibleBtuh }, index) =>
      enteredOr(
        'Appliances',
        appliancesSensibleBtuh,
        'Btu/h',
        `rooms.${index}.appliancesSensibleBtuh`,
        0,
        'other rooms have appliances',
      ),
    );
    return { house: total('Appliances', 'Btu/h', parts), rooms: parts };
  }
  const isMuch = (building.refrigerators ?? 1) > 1 || (building.freezers ?? 0) > 0;
  const house =
    gainsOfHouse?.appliancesSensibleBtuh === undefined
      ? assumed(
          'Appliances',
          isMuch ? MORE_COLD : ONE_REFRIGERATOR,
          'Btu/h',
          isMuch
            ? 'the book’s scenario with a second refrigerator or a freezer'
            : 'the book’s scenario with one refrigerator',
          'internalGains.appliancesSensibleBtuh',
        )
      : entered('Appliances', gainsOfHouse.appliancesSensibleBtuh, 'Btu/h', 'internalGains.appliancesSensibleBtuh');
  return { house, rooms: divide(house, floor) };
}

/** Divides by floor area, or equally if no room has one. */
function divide(house: Derived, { areas, all }: Floor): Derived[] {
  const rule = {
    label: house.label,
    unit: house.unit,
    formula: 'of the house × floor area of the room ÷ floor area of the rooms',
    source: 'Manual J, section 22',
  };
  return areas.map((area) =>
    derive3(rule, house, area, all, (amount, ft2, whole) =>
      whole === 0 ? amount / areas.length : (amount * ft2) / whole,
    ),
  );
}
