import { csvLine } from '@/lib/csvText';
import { EQUIPMENT_LABELS, type EquipmentType } from '../equipment/schema';
import { CUSTOMER_NOTES_LENGTH } from '../customer/schema';
import { openCsv, readRows } from './table';

/** The files of our own customer export that can be re-imported, by content. */
export const OWN_FILES = {
  customers: /(?:^|\/)customers(?:-[\d-]+)?\.csv$/,
  addresses: /(?:^|\/)service-addresses\.csv$/,
  equipment: /(?:^|\/)equipment\.csv$/,
  notes: /(?:^|\/)notes\.csv$/,
} as const;
export type OwnFiles = Partial<Record<keyof typeof OWN_FILES, string>>;

type Line = Readonly<Record<string, string>>;

const LEFT_OUT = new Set(['Id', 'Type', 'Reason', 'Do not service', 'Notes', 'Created', 'Changed']);
const ADDRESS = [
  ['Service property name', 'Property name'],
  ['Service street', 'Street'],
  ['Service unit', 'Unit'],
  ['Service city', 'City'],
  ['Service state', 'State'],
  ['Service zip', 'ZIP code'],
  ['Service country', 'Country'],
  ['Gate code', 'Gate code'],
  ['Access notes', 'Access notes'],
  ['Property use', 'Use'],
  ['Hazards', 'Hazards'],
] as const;

/**
 * Joins our own customer export into one list with a row for each service address, the way other systems write theirs, so that it goes
 * through the same import steps. '' if the files aren't ours.
 */
export function joinOwnExport(files: OwnFiles): string {
  const customers = linesOf(files.customers);
  const [first] = customers;
  if (!first || !('Id' in first) || !('Name' in first)) return '';
  const addresses = groupedBy(linesOf(files.addresses), 'Customer id');
  const equipment = groupedBy(linesOf(files.equipment), 'Property id');
  const notes = groupedBy(linesOf(files.notes), 'Customer id');
  const kept = Object.keys(first).filter((column) => !LEFT_OUT.has(column));
  const header = [
    'Fieldwright id',
    'Is company',
    ...kept,
    'Do not service',
    'Notes',
    ...ADDRESS.map(([name]) => name),
    'Equipment',
  ];
  const rows = customers.flatMap((customer) => {
    const id = customer['Id'] ?? '';
    const own = [
      id,
      customer['Type'] ?? '',
      ...kept.map((column) => customer[column] ?? ''),
      customer['Do not service'] === 'yes' ? customer['Reason'] || 'yes' : '',
      withNotes(customer['Notes'] ?? '', notes.get(id) ?? []),
    ];
    const places = addresses.get(id) ?? [{}];
    return places.map((place: Line) => [
      ...own,
      ...ADDRESS.map(([, column]) => place[column] ?? ''),
      unitsOf(equipment.get(place['Id'] ?? '') ?? []),
    ]);
  });
  return [header, ...rows].map(csvLine).join('');
}

/** Reads a file's lines keyed by column name, without the apostrophes that keep a spreadsheet from running a cell as a formula. */
function linesOf(text = ''): Line[] {
  const source = openCsv(text);
  if (typeof source === 'string') return [];
  return Array.from(readRows(source), ({ cells }) =>
    Object.fromEntries(
      source.columns.map((column, index) => [
        column,
        (cells[index] ?? '').replace(/^'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/, ''),
      ]),
    ),
  );
}

function groupedBy(lines: readonly Line[], column: string): Map<string, Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = line[column] ?? '';
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return groups;
}

/** Joins the customer's notes with the notes about the customer and its jobs, up to the field's limit: newest first. */
function withNotes(own: string, written: readonly Line[]): string {
  const lines = written
    .toSorted((one, other) => ((one['Written'] ?? '') < (other['Written'] ?? '') ? 1 : -1))
    .map((note) => [note['Written'], note['By'] && `${note['By']}:`, note['Note']].filter(Boolean).join(' '));
  return lines.reduce(
    (notes, line) =>
      notes.length + line.length + 1 > CUSTOMER_NOTES_LENGTH ? notes : notes ? `${notes}\n${line}` : line,
    own,
  );
}

const TYPES = new Map(Object.entries(EQUIPMENT_LABELS).map(([type, label]) => [label, type as EquipmentType]));

/** Serializes a property's units into one cell, in the format `readEquipment` reads. */
const unitsOf = (units: readonly Line[]): string =>
  units.length === 0
    ? ''
    : JSON.stringify(
        units.map((unit) => ({
          type: TYPES.get(unit['Type'] ?? '') ?? 'other',
          make: unit['Make'],
          model: unit['Model'],
          serial: unit['Serial'],
          location: unit['Location'],
          installDate: unit['Installed'],
          warrantyUntil: unit['Warranty until'],
          refrigerant: unit['Refrigerant'],
          refrigerantChargeOz: unit['Refrigerant charge (oz)'] ? Number(unit['Refrigerant charge (oz)']) : null,
          notes: unit['Notes'],
        })),
      );
