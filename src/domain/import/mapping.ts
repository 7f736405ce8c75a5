import { groupPartOf } from './addressGroups';
import { customField, foldColumn } from './columnNames';
import { isOfCustomers, recognizeKind } from './fileKind';
import { columnValues, withNamedGuesses } from './guess';
import { GENERIC_NAMES, PLAIN_ADDRESS_NAMES, PRESETS, type Names } from './presets';
import type { ImportPreset } from './schema';
import { isImportTarget, TARGET_KEYS, targetInfo, type ImportTarget } from './targets';

/** The target of each column, in the file's order; '' means the column is left out. */
export type ColumnMapping = readonly (ImportTarget | '')[];

/** Targets available for a list of something else: the people named in its rows. The rest is about their invoices or jobs. */
const OF_PEOPLE =
  /^(?:firstName|lastName|companyName|displayName|contactPerson|\w*[pP]hone|email|otherEmail|(?:billing|service)\w+)$/;

/**
 * Guesses the target of each column: first by the preset's names, then by other systems' names, then by name and values together. For a
 * file that isn't a customer list, only columns that identify the people in its rows.
 */
export function guessMapping(
  columns: readonly string[],
  preset: ImportPreset,
  sample: readonly { cells: readonly string[] }[] = [],
): ColumnMapping {
  const named = mappingByName(columns, preset).map((target, index, all) =>
    BILLED.test(foldColumn(columns[index] ?? '')) && !all.some(isName) && holdsNames(sample, index)
      ? ('displayName' as const)
      : target,
  );
  const mapping = withNamedGuesses(columns, named, sample);
  if (isOfCustomers(recognizeKind(columns))) return mapping;
  return mapping.map((target) => (OF_PEOPLE.test(target) && target !== 'serviceLabel' ? target : ''));
}

/** Bill-to columns: some programs put the address there, others only the name. */
const BILLED = /^(?:billto|billedto|shipto|soldto)$/;
const isName = (target: ImportTarget | ''): boolean =>
  target === 'displayName' || target === 'lastName' || target === 'companyName';

/** Whether a column's values are names: an address contains a number. */
function holdsNames(sample: readonly { cells: readonly string[] }[], column: number): boolean {
  const values = columnValues(sample, column);
  return values.length > 0 && values.filter((value) => !/\d/.test(value)).length / values.length > 0.8;
}

function mappingByName(columns: readonly string[], preset: ImportPreset): ColumnMapping {
  const custom = columns.map(customField);
  const folded = columns.map((column, index) => foldColumn(custom[index]?.name ?? column));
  const mapping: (ImportTarget | '')[] = columns.map((column) => (groupPartOf(column) ? 'addressGroup' : ''));
  for (const names of [PRESETS[preset].names, genericNames(folded)]) {
    for (const target of TARGET_KEYS) {
      for (const name of names[target] ?? []) {
        folded.forEach((column, index) => {
          if (column !== name || mapping[index] !== '') return;
          if (targetInfo(target).isRepeatable || !mapping.includes(target)) mapping[index] = target;
        });
      }
    }
  }
  return withoutRepeats(mapping).map(
    // A company's custom fields have no matching target here, but must not be lost.
    (target, index) => target || (custom[index] ? (custom[index].of === 'property' ? 'accessNotes' : 'notes') : ''),
  );
}

/**
 * Returns the common names for this file's columns. An address with no stated purpose is both the billing and the service address; next
 * to a separate billing address, it is the service address.
 */
function genericNames(folded: readonly string[]): Names {
  const isNamed = (target: ImportTarget): boolean =>
    (GENERIC_NAMES[target] ?? []).some((name) => !isPlain(name) && folded.includes(name));
  const isPlain = (name: string): boolean => PLAIN_ADDRESS_NAMES.has(name);
  const isAny = (kind: 'billing' | 'service'): boolean => ADDRESS_PARTS.some((part) => isNamed(`${kind}${part}`));
  // `Service Address`, `City`, `ZIP`: the parts belong to the only street in the file.
  const isServiceAlone =
    !isAny('billing') &&
    (isNamed('serviceAddress') || isNamed('serviceStreet')) &&
    !isNamed('serviceCity') &&
    !folded.some((name) => PLAIN_ADDRESS_NAMES.has(name) && STREETS.test(name));
  if (!isServiceAlone && (!isAny('billing') || isAny('service'))) return GENERIC_NAMES;
  const names: Names = { ...GENERIC_NAMES };
  for (const part of ADDRESS_PARTS) {
    const billing = GENERIC_NAMES[`billing${part}`] ?? [];
    names[`billing${part}`] = billing.filter((name) => !isPlain(name));
    names[`service${part}`] = [
      ...(isServiceAlone ? (GENERIC_NAMES[`service${part}`] ?? []) : []),
      ...billing.filter(isPlain),
    ];
  }
  return names;
}

const STREETS = /street|address|addr|strasse/;
const ADDRESS_PARTS = ['Street', 'Unit', 'City', 'State', 'PostalCode', 'Country', 'Address'] as const;

/** Drops duplicates: a mapped address part beats the full address in one cell, so `Address` next to `City` and `ZIP` is the street. */
function withoutRepeats(mapping: readonly (ImportTarget | '')[]): ColumnMapping {
  const has = (target: ImportTarget): boolean => mapping.includes(target);
  return mapping.map((target) => {
    if (target === 'billingAddress' && has('billingCity'))
      return has('billingStreet') ? '' : firstOnly(mapping, target, 'billingStreet');
    if (target === 'serviceAddress' && has('serviceCity'))
      return has('serviceStreet') ? '' : firstOnly(mapping, target, 'serviceStreet');
    return target;
  });
}

const firstOnly = (mapping: readonly (ImportTarget | '')[], target: ImportTarget, single: ImportTarget): ImportTarget =>
  mapping.filter((other) => other === target).length === 1 ? single : target;

/** Maps a column to a target; another column that had it gives it up, unless the target accepts several. */
export function mapColumn(mapping: ColumnMapping, column: number, target: ImportTarget | ''): ColumnMapping {
  const isShared = target === '' || (targetInfo(target).isRepeatable ?? false);
  return mapping.map((current, index) => (index === column ? target : !isShared && current === target ? '' : current));
}

/** Returns why nothing could be imported with this mapping, or ''. */
export function mappingProblem(mapping: ColumnMapping): string {
  const named: readonly ImportTarget[] = ['firstName', 'lastName', 'companyName', 'displayName'];
  return named.some((target) => mapping.includes(target)) ? '' : 'Choose the column that holds the customer’s name.';
}

/** Converts the mapping to the form stored in an import record: target → column name. The second column of a target gets `#2`. */
export function toStoredMapping(columns: readonly string[], mapping: ColumnMapping): Record<string, string> {
  const stored: Record<string, string> = {};
  const isEveryGroup = mapping.every(
    (target, index) => groupPartOf(columns[index] ?? '') === null || target === 'addressGroup',
  );
  mapping.forEach((target, index) => {
    if (target === '' || Object.keys(stored).length >= MAX_STORED) return;
    // There may be hundreds of numbered address columns; normally all of them are imported.
    const isShort = target === 'addressGroup' && isEveryGroup && groupPartOf(columns[index] ?? '') !== null;
    if (isShort && target in stored) return;
    let key: string = target;
    for (let copy = 2; key in stored; copy += 1) key = `${target}#${copy}`;
    stored[key] = isShort ? EVERY_GROUP : (columns[index] ?? '');
  });
  return stored;
}

const MAX_STORED = 100;
const EVERY_GROUP = '*';

/** Restores the mapping stored in an import record, for the file it came from. */
export function fromStoredMapping(columns: readonly string[], stored: Readonly<Record<string, string>>): ColumnMapping {
  const targets = new Map(Object.entries(stored).map(([key, column]) => [column, key.replace(/#\d+$/, '')]));
  const isEveryGroup = stored['addressGroup'] === EVERY_GROUP;
  return columns.map((column) => {
    if (isEveryGroup && groupPartOf(column)) return 'addressGroup';
    const target = targets.get(column) ?? '';
    return isImportTarget(target) ? target : '';
  });
}
