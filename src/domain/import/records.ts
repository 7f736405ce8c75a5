import { newCustomer, type Customer } from '../customer/schema';
import type { Equipment } from '../equipment/schema';
import type { Property } from '../property/schema';
import { identifiedProperties } from './duplicates';
import { importedUnitId } from './ids';
import type { CheckedRow } from './plan';

/** The records of one row, with the IDs they have on every device. `customer` is null for an additional property. */
export type RowRecords = {
  row: number;
  customer: { id: string; data: Customer } | null;
  properties: { id: string; data: Property }[];
  equipment: { id: string; data: Equipment }[];
};

/** Returns the records to write for a row; null if the row can't be imported. */
export function recordsOf({ row, draft, kinship }: CheckedRow, importId: string): RowRecords | null {
  if (!draft || !kinship) return null;
  const { customerId } = kinship;
  const properties = identifiedProperties(customerId, draft).map(({ id, property }) => ({
    id,
    data: { ...property, customerId, importId },
  }));
  const [place] = properties;
  const equipment = place
    ? draft.equipment.map((unit, index) => ({
        id: importedUnitId(place.id, unit, index),
        data: { ...unit, customerId, propertyId: place.id, importId },
      }))
    : [];
  if (kinship.kind === 'property') return { row, customer: null, properties, equipment };
  const customer = { ...newCustomer(draft.customer, { importId, externalId: draft.externalId }), status: draft.status };
  return { row, customer: { id: customerId, data: customer }, properties, equipment };
}
