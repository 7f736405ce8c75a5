import { z } from 'zod';
import { line, optionalDate, recordId, text } from '../record/schema';

export const EQUIPMENT_TYPES = [
  'air-conditioner',
  'heat-pump',
  'furnace',
  'air-handler',
  'boiler',
  'mini-split',
  'package-unit',
  'thermostat',
  'water-heater',
  'tankless-water-heater',
  'sump-pump',
  'water-softener',
  'fixture',
  'backflow-preventer',
  'generator',
  'electrical-panel',
  'roof',
  'tank',
  'appliance',
  'ev-charger',
  'garage-door',
  'irrigation',
  'pest-station',
  'other',
] as const;
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number];

export const EQUIPMENT_LABELS: Record<EquipmentType, string> = {
  'air-conditioner': 'Air conditioner',
  'heat-pump': 'Heat pump',
  furnace: 'Furnace',
  'air-handler': 'Air handler',
  boiler: 'Boiler',
  'mini-split': 'Mini-split',
  'package-unit': 'Package unit',
  thermostat: 'Thermostat',
  'water-heater': 'Water heater',
  'tankless-water-heater': 'Tankless water heater',
  'sump-pump': 'Sump pump',
  'water-softener': 'Water softener',
  fixture: 'Fixture',
  'backflow-preventer': 'Backflow preventer',
  generator: 'Generator',
  'electrical-panel': 'Electrical panel',
  roof: 'Roof',
  tank: 'Tank',
  appliance: 'Appliance',
  'ev-charger': 'Car charger',
  'garage-door': 'Garage door',
  irrigation: 'Irrigation',
  'pest-station': 'Pest station',
  other: 'Other',
};

/** companies/{c}/equipment/{id}: a unit installed at a property. `customerId` copies the property's for look-ups. */
export const equipmentSchema = z.object({
  customerId: recordId,
  propertyId: recordId,
  type: z.enum(EQUIPMENT_TYPES).default('other'),
  make: line(80).default(''),
  model: line(80).default(''),
  serial: line(80).default(''),
  location: line(120).default(''),
  installDate: optionalDate,
  warrantyUntil: optionalDate,
  refrigerant: line(20).default(''),
  refrigerantChargeOz: z.number().min(0, 'Cannot be negative').max(100_000, 'Too large').nullable().default(null),
  notes: text(2000).default(''),
  importId: z.string().max(128).default(''),
});
export type Equipment = z.infer<typeof equipmentSchema>;

/** Maximum number of units shown and searched per customer. */
export const EQUIPMENT_LIMIT = 200;
