import { equipmentSchema, type Equipment } from '@/domain/equipment/schema';
import { propertySchema, type Property } from '@/domain/property/schema';
import { makeAddress, type Region } from './addresses';
import { pinNear } from './pins';
import type { CompanyClock } from './clock';
import type { SeedCustomer } from './customers';
import type { Random } from './random';
import type { EquipmentKind, Trade } from './trades/trade';

export type SeedProperty = { id: string; record: Property };
export type SeedEquipment = { id: string; record: Equipment };
/** A customer with their properties and equipment. */
export type Household = SeedCustomer & { properties: SeedProperty[]; equipment: SeedEquipment[] };

const HOME_LABELS = ['Home', 'Home', 'Home', 'Rental', 'Cabin', 'Lake house', "Mother's house"];
const BUSINESS_LABELS = ['Main building', 'Warehouse', 'North location', 'Annex', 'Building 2'];
const ACCESS_NOTES = [
  'Side gate on the left, latch at the top.',
  'Key box by the hose bib.',
  'Ring twice: the bell is weak.',
  'Park on the street, the drive is shared.',
  'Reception is on the second floor.',
  'Tenant is home until ten; after that ask the manager for the key.',
  'Leave boots at the back door, please.',
];

const UNIT_NOTE = 'Rating plate is hard to read; see the picture.';

const NEVER_PLACED = /Old Haw Creek|Klickitat|Arbor St|Cactus/;

/** Returns a property with its map pin, except on a few streets, so that the demo shows how that is handled. */
function withPin(fields: Parameters<typeof propertySchema.parse>[0]): Property {
  const property = propertySchema.parse(fields);
  return { ...property, pin: NEVER_PLACED.test(property.address.street) ? '' : pinNear(property.address) };
}

/** Gives each customer one to four properties, with equipment that the trade services. */
export function settle(
  customer: SeedCustomer,
  region: Region,
  trade: Trade,
  clock: CompanyClock,
  random: Random,
): Household {
  const isBusiness = customer.record.kind === 'company';
  const propertyCount = isBusiness ? random.int(1, 3) : random.chance(0.1) ? 2 : 1;
  const labels = isBusiness ? BUSINESS_LABELS : HOME_LABELS;
  const properties = Array.from({ length: propertyCount }, (_, index): SeedProperty => ({
    id: random.id(),
    record: withPin({
      customerId: customer.id,
      label: index === 0 ? (labels[0] ?? '') : random.pick(labels.slice(1)),
      use: isBusiness ? 'business' : 'home',
      address: index === 0 ? customer.address : makeAddress(region, random),
      accessNotes: random.chance(0.35) ? random.pick(ACCESS_NOTES) : '',
      gateCode: random.chance(0.18) ? random.pattern(random.pick(['####', '#### #', '*##*', '##-##-##'])) : '',
      hazards: random.chance(0.14) ? random.pick(trade.hazards) : '',
    }),
  }));
  const equipment = properties.flatMap(({ id }) =>
    Array.from(
      {
        length: random.weighted([
          { weight: 3, of: 0 },
          { weight: 6, of: 1 },
          { weight: 3, of: 2 },
        ]).of,
      },
      () => makeUnit(customer.id, id, random.weighted(trade.equipment), trade.unitNote ?? UNIT_NOTE, clock, random),
    ),
  );
  return { ...customer, properties, equipment };
}

function makeUnit(
  customerId: string,
  propertyId: string,
  kind: EquipmentKind,
  unitNote: string,
  clock: CompanyClock,
  random: Random,
): SeedEquipment {
  const [make, ...models] = random.pick(kind.makes);
  const installDate = clock.date(-random.int(60, 18 * 365));
  const year = installDate.slice(0, 4);
  const warrantyYear = Number(year) + kind.warrantyYears;
  return {
    id: random.id(),
    record: equipmentSchema.parse({
      customerId,
      propertyId,
      type: kind.type,
      make,
      model: random.pick(models),
      serial: random.pattern(kind.serial.replace('yy', year.slice(2))),
      location: random.pick(kind.places),
      installDate,
      // The first of the month: every month has one.
      warrantyUntil: kind.warrantyYears > 0 ? `${warrantyYear}-${installDate.slice(5, 7)}-01` : '',
      refrigerant: kind.refrigerant ? random.pick(kind.refrigerant) : '',
      refrigerantChargeOz: kind.chargeOz ? random.int(...kind.chargeOz) : null,
      notes: random.chance(0.12) ? unitNote : '',
    }),
  };
}
