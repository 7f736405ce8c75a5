import { fileAddress } from './hosts';
import { PERMISSIONS, type PermissionCollection } from '@/domain/access/permissions';
import { DEFAULT_BUSINESS_HOURS } from '@/domain/company/businessHours';
import { defaultOf, type RulesCollection } from '../../../scripts/rules/collection';
import { RULES_COLLECTIONS } from '../../../scripts/rules/collections';
import { mapShapeOf, type MapShape } from '../../../scripts/rules/shape';
import { ADDRESS, chars, sampleOf } from './samples';
import { ANSWER, LEAD_LINE, LINE, SPECIAL, STEP } from './special';
import { createdStamp, UPDATED_AT } from './stamps';
import type { Fields, Value } from './types';

/** Every collection of a company, from the access table. */
export type RecordCollection = PermissionCollection;
export const COLLECTIONS = Object.keys(PERMISSIONS) as RecordCollection[];

/** A collection that clients write: its rules, and its fields' shapes. */
export type Written = RulesCollection & { shape: MapShape };

const written = new Map<RecordCollection, Written>(
  COLLECTIONS.flatMap((collection) => {
    const rules = RULES_COLLECTIONS[collection];
    return rules ? [[collection, { ...rules, shape: mapShapeOf(rules.schema) }] as const] : [];
  }),
);

/** The collections that clients create records in. */
export const WRITABLE = [...written.keys()];

/** @throws Error for a collection that only functions write. */
export function writtenAs(collection: RecordCollection): Written {
  const found = written.get(collection);
  if (!found) throw new Error(`Functions alone write ${collection}`);
  return found;
}

/** Returns the fields of a record that users may change later. */
export function changeableFields(collection: RecordCollection): readonly string[] {
  const { shape, changeable, ofServer = [] } = writtenAs(collection);
  return changeable ?? Object.keys(shape.fields).filter((field) => !ofServer.includes(field));
}
/** ... and the collections that have any. */
export const CHANGEABLE = WRITABLE.filter((collection) => changeableFields(collection).length > 0);

function writtenRecord(collection: RecordCollection, isLargest: boolean): Fields {
  const { shape, schema, ofServer = [] } = writtenAs(collection);
  return Object.fromEntries(
    Object.entries(shape.fields).map(([field, part]) => {
      const path = `${collection}.${field}`;
      const isDefault = ofServer.includes(field) && !SPECIAL[path];
      return [field, isDefault ? (defaultOf(schema, field) as Value) : sampleOf(part, path, SPECIAL, isLargest)];
    }),
  );
}

/** Builds a record without its audit fields: as large as its schema allows, or quick to send. */
export function recordOf(collection: RecordCollection, isLargest = false): Fields {
  return written.has(collection) ? writtenRecord(collection, isLargest) : { note: 'written by functions' };
}

/** Returns the logs that start with the record's creator. */
export const begunBy = (collection: RecordCollection, uid: string): Fields => {
  if (collection === 'jobs') return { progressLog: [{ ...STEP, by: uid }] };
  if (collection === 'leads') return { log: [{ ...LEAD_LINE, by: uid }] };
  if (collection === 'inspections') return { answers: [{ ...ANSWER, by: uid }] };
  return collection === 'schedule' ? { log: [{ ...LINE, by: uid }] } : {};
};

/** Builds a record with its audit fields, full-size on request. */
export function newRecord(collection: RecordCollection, uid: string, isLargest = false): Fields {
  return { ...recordOf(collection, isLargest), ...createdStamp(uid), ...begunBy(collection, uid) };
}

/** Returns a change to one field that a collection accepts, or would, and that its seed doesn't have yet. */
export function changeOf(collection: RecordCollection): Fields {
  if (collection === 'jobWork') return { workLines: [] };
  if (collection === 'workSettings') return { leadSources: [] };
  if (collection === 'timeEntries') return { endsAt: UPDATED_AT };
  if (collection === 'recognitionOptOuts') return { technicianId: 'other' };
  if (collection === 'googleSettings') return { checkedOn: '2024-05-02' };
  if (collection === 'siteLogs') return { reports: [] };
  if (collection === 'nextdoorSettings') return { neighborhoods: [] };
  if (!written.has(collection)) return { note: 'changed' };
  const { shape } = writtenAs(collection);
  const fields = CHANGEABLE.includes(collection) ? changeableFields(collection) : Object.keys(shape.fields);
  for (const field of fields) if (shape.fields[field]?.kind === 'text') return { [field]: 'Changed' };
  for (const field of fields) {
    const part = shape.fields[field];
    if (part?.kind === 'number') return { [field]: part.min ?? 0 };
  }
  throw new Error(`Say in changeOf what may be changed in ${collection}`);
}

export const COMPANY: Fields = {
  name: chars(160),
  industry: 'hvac',
  phone: '+1 (512) 555-0134 ext. 123456',
  email: `${chars(60)}.o'neil+tag@mail.example.com`,
  website: `www.${chars(196)}`,
  address: ADDRESS,
  timeZone: 'America/Argentina/Buenos_Aires',
  branding: {
    logoUrl: fileAddress(`companies/A/branding/${chars(840)}.png`),
    logoDarkUrl: fileAddress(`companies/A/branding/${chars(840)}.png`),
    socialUrl: fileAddress(`companies/A/branding/${chars(840)}.png`),
    primaryColor: '#0b5d57',
    accentColor: '#f08c00',
    font: 'source-serif',
    licenses: Array.from({ length: 6 }, () => ({ state: chars(40), number: chars(40), trade: chars(40) })),
    tagline: chars(120),
    thankYou: chars(300),
    emailClosing: chars(300),
    signatureName: chars(120),
    signatureTitle: chars(120),
  },
  businessHours: DEFAULT_BUSINESS_HOURS,
};

/** Returns a record's path: technicians are under the company's owner, the rest under the company. */
export const pathOf = (collection: string, companyId: string, recordId: string): string =>
  collection === 'technicians'
    ? `users/owner${companyId}/technicians/${recordId}`
    : `companies/${companyId}/${collection}/${recordId}`;
