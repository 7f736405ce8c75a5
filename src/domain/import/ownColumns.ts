import { z } from 'zod';
import { readPhone } from '../contact/phone';
import { CONSENTS, type CustomerInput } from '../customer/schema';
import { equipmentSchema } from '../equipment/schema';
import { PROPERTY_USES, PROPERTY_USE_LABELS, type PropertyUse } from '../property/use';
import { isRecordId } from '../record/recordId';
import type { Cells } from './cells';
import { contentHash } from './ids';

// Fields that only our own export has columns for. Every value is validated, since the file may have been edited.

const unitSchema = equipmentSchema.omit({ customerId: true, propertyId: true, importId: true });
export type ImportedUnit = z.infer<typeof unitSchema>;
type Keep = (column: string, value: string, reason: string) => void;

/** Returns the record's ID in the export; '' if it isn't a valid ID. */
export const readOwnId = (cells: Cells): string => {
  const id = cells.first('ownId');
  return isRecordId(id) ? id : '';
};

/** Reads the units of a row's property. Text that isn't a unit is kept in the notes. */
export function readEquipment(cells: Cells, keep: Keep): ImportedUnit[] {
  const [cell] = cells.all('equipment');
  if (!cell) return [];
  const parsed = z.array(unitSchema).max(200).safeParse(jsonOf(cell.value));
  if (!parsed.success) keep(cell.column, cell.value, 'Not equipment of a Fieldwright export; kept in the notes');
  return parsed.data ?? [];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses `Bob King, Brother, 512-555-0199, bob@example.com; …` → contacts. */
export function readContacts(cells: Cells): CustomerInput['contacts'] {
  return cells.all('contacts').flatMap(({ value }) =>
    value
      .split(/[;\n]/)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text, index) => {
        const parts = text.split(',').map((part) => part.trim());
        const email = parts.find((part) => /^\S+@\S+\.\S+$/.test(part)) ?? '';
        const phone = parts.find((part) => readPhone(part) !== null) ?? '';
        const [name = '', ...role] = parts.filter((part) => part !== email && part !== phone);
        return {
          id: `c${contentHash(`${text}|${index}`)}`,
          name: name || phone || email,
          role: role.join(', '),
          phone: readPhone(phone)?.phone ?? '',
          email: email.toLowerCase(),
        };
      }),
  );
}

/** Reads a customer's consent: only the export's three words count. */
export function readConsent(cells: Cells): CustomerInput['consent'] {
  const of = (target: 'consentEmail' | 'consentText' | 'consentPhone') =>
    CONSENTS.find((word) => word === cells.first(target).toLowerCase()) ?? 'unknown';
  return { email: of('consentEmail'), sms: of('consentText'), phone: of('consentPhone') };
}

/** Reads how the row's property is used; `proposed` if the file doesn't say. */
export const readUse = (cells: Cells, proposed: PropertyUse): PropertyUse =>
  PROPERTY_USES.find((use) => PROPERTY_USE_LABELS[use].toLowerCase() === cells.first('propertyUse').toLowerCase()) ??
  proposed;
