import type { OutboxEntry } from '@/data/outbox/entry';
import { PROGRESS_LABELS } from '@/domain/job/progress';
import { AUDIT_FIELDS } from '@/domain/record/schema';
import { placementSchema } from '@/domain/scheduling/schema';
import { spokenDayTime, spokenTime } from '@/domain/scheduling/words';

/** Names for a record of a collection; others use the collection's name. */
const NOUNS: Readonly<Record<string, string>> = {
  customers: 'Customer',
  properties: 'Property',
  equipment: 'Equipment',
  jobs: 'Job',
  jobWork: 'Work and parts',
  photos: 'Photo',
  notes: 'Note',
  estimates: 'Estimate',
  invoices: 'Invoice',
  technicians: 'Technician',
  pricebook: 'Pricebook item',
  manualJ: 'Load calculation',
  plumbingCalc: 'Plumbing calculation',
  diagnostics: 'Set of readings',
  findings: 'Finding',
  findingDeclines: 'Signed decline',
  findingApprovals: 'Signed approval',
  estimateSignatures: 'Signed estimate',
  doorPayments: 'Payment on site',
  orderSignatures: 'Signed change order',
  refrigerantMoves: 'Refrigerant entry',
  refrigerantCylinders: 'Cylinder',
  siteFiles: 'Site file',
  siteGates: 'Start requirement',
  siteLogs: 'Daily log',
  wasteTickets: 'Dump ticket',
  inspections: 'Inspection',
  inspectionTemplates: 'Inspection template',
  credentials: 'Credential',
  recognitions: 'Recognition',
  recognitionOptOuts: 'Opt-out',
  teamGoals: 'Team goal',
  schedule: 'Visit',
};

const VERBS = { set: 'added', update: 'changed', delete: 'deleted' } as const;

/** Fields that mean nothing on their own, or that accompany another field. */
const SILENT: ReadonlySet<string> = new Set([...AUDIT_FIELDS, 'progressLog', 'log']);

/** Labels for fields whose stored names differ from what people see. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  scheduledTime: 'Time',
  technicianIds: 'Technicians',
  equipmentIds: 'Equipment',
  workLines: 'Lines',
  placement: 'Time and people',
};

/** `billingAddress` → `Billing address`. */
const fieldInWords = (field: string): string =>
  FIELD_WORDS[field] ??
  field
    .replace(/Cents$|Ppm$|Id$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

function valueInWords(field: string, value: unknown): string {
  if (field === 'placement') return whenInWords(value);
  if (field !== 'progress' || typeof value !== 'string') return '';
  return Object.entries(PROGRESS_LABELS).find(([progress]) => progress === value)?.[1] ?? '';
}

/** Formats a visit's time, in the company's time zone: `Monday, 10:30 AM – 12 PM`. */
function whenInWords(value: unknown): string {
  const placement = placementSchema.safeParse(value);
  if (!placement.success) return '';
  const { startsAt, endsAt, timeZone } = placement.data;
  return `${spokenDayTime(startsAt, timeZone)} – ${spokenTime(endsAt, timeZone)}`;
}

/** Describes what was done to which record: `Photo added: 26-0142 No heat upstairs`. */
export function entryTitle({ collection, write, label }: Pick<OutboxEntry, 'collection' | 'write' | 'label'>): string {
  const noun = NOUNS[collection] ?? fieldInWords(collection);
  const what = `${noun} ${VERBS[write.kind]}`;
  return label === '' || label === noun ? what : `${what}: ${label}`;
}

/** Describes what a change changed: `Checklist, Progress: Work done`. Empty for created or deleted records. */
export function changedFields({ write, mine }: Pick<OutboxEntry, 'write' | 'mine'>): string {
  if (write.kind !== 'update') return '';
  return Object.entries(mine)
    .filter(([field]) => !SILENT.has(field))
    .map(([field, value]) => [fieldInWords(field), valueInWords(field, value)].filter(Boolean).join(': '))
    .join(', ');
}

/** Same, but with all values, so that a rejected change can be retyped if necessary. */
export function changedValues({ write, mine }: Pick<OutboxEntry, 'write' | 'mine'>): string {
  if (write.kind !== 'update') return '';
  return Object.entries(mine)
    .filter(([field]) => !SILENT.has(field))
    .map(([field, value]) => {
      const text = valueInWords(field, value) || plain(value);
      return `${fieldInWords(field)}:${text.startsWith('\n') ? '' : ' '}${text}`;
    })
    .join('\n');
}

/** Fields that identify a list item to people. */
const NAMES = ['label', 'name', 'title', 'text', 'caption'];
/** IDs, and who did something when, aren't retyped. */
const OF_THE_RECORD = /^id$|Ids?$|(?:^|[a-z])(?:By|At)$|^(?:by|at)$/;

/** Formats any value for reading: list items one below another, with their contents after their names. */
function plain(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    const isOfThings = value.some((item) => typeof item === 'object' && item !== null);
    return isOfThings ? value.map((item) => `\n– ${plain(item)}`).join('') : value.map(plain).join(', ');
  }
  if (typeof value === 'object' && value !== null) return thingInWords({ ...value });
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : 'none';
}

function thingInWords(thing: Record<string, unknown>): string {
  const held = Object.entries(thing).filter(
    ([field, value]) => !OF_THE_RECORD.test(field) && value !== '' && value !== null && value !== false,
  );
  const name = NAMES.map((field) => thing[field]).find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  if (name === undefined) return held.map(([, value]) => plain(value)).join(', ');
  const rest = held.filter(([, value]) => value !== name).map(([field, value]) => partInWords(field, value));
  return rest.length > 0 ? `${name} (${rest.join(', ')})` : name;
}

/** `isDone: true` → `done`, `quantityE4: 20000` → `quantity: 2`. */
function partInWords(field: string, value: unknown): string {
  const word = fieldInWords(
    field.replace(/^is[A-Z]/, (start) => start.slice(2).toLowerCase()).replace(/E4$/, ''),
  ).toLowerCase();
  if (value === true) return word;
  const scale = typeof value !== 'number' ? 0 : field.endsWith('E4') ? 10_000 : field.endsWith('Cents') ? 100 : 0;
  return `${word}: ${scale > 0 && typeof value === 'number' ? String(value / scale) : plain(value)}`;
}
