import type { Stored } from '../record/schema';
import type { Columns } from '../record/columns';
import { EQUIPMENT_LABELS, type Equipment } from './schema';

type More = { customerNameOf: (id: string) => string; propertyAddressOf: (id: string) => string };

/** CSV columns for equipment. Names and addresses are looked up by id. */
export const EQUIPMENT_COLUMNS: Columns<Stored<Equipment>, More> = {
  'Customer id': (unit) => unit.customerId,
  Customer: (unit, { customerNameOf }) => customerNameOf(unit.customerId),
  'Property id': (unit) => unit.propertyId,
  'Service address': (unit, { propertyAddressOf }) => propertyAddressOf(unit.propertyId),
  Type: (unit) => EQUIPMENT_LABELS[unit.type],
  Make: (unit) => unit.make,
  Model: (unit) => unit.model,
  Serial: (unit) => unit.serial,
  Location: (unit) => unit.location,
  Installed: (unit) => unit.installDate,
  'Warranty until': (unit) => unit.warrantyUntil,
  Refrigerant: (unit) => unit.refrigerant,
  'Refrigerant charge (oz)': (unit) => unit.refrigerantChargeOz ?? '',
  Notes: (unit) => unit.notes,
  Created: (unit, { at }) => at(unit.createdAt),
  Changed: (unit, { at }) => at(unit.updatedAt),
  Id: (unit) => unit.id,
};
