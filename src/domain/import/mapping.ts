import { foldColumn, GENERIC_NAMES, PRESETS } from './presets';
import type { ImportPreset } from './schema';
import { isImportTarget, TARGET_KEYS, targetInfo, type ImportTarget } from './targets';

/** What each column of the file becomes, in the file's order; '' is left out. */
export type ColumnMapping = readonly (ImportTarget | '')[];

/** The target of each column by its name: first what the preset calls it, then what others do. */
export function guessMapping(columns: readonly string[], preset: ImportPreset): ColumnMapping {
  const folded = columns.map(foldColumn);
  const mapping: (ImportTarget | '')[] = columns.map(() => '');
  for (const names of [PRESETS[preset].names, GENERIC_NAMES]) {
    for (const target of TARGET_KEYS) {
      for (const name of names[target] ?? []) {
        folded.forEach((column, index) => {
          if (column !== name || mapping[index] !== '') return;
          if (targetInfo(target).isRepeatable || !mapping.includes(target)) mapping[index] = target;
        });
      }
    }
  }
  return withoutRepeats(mapping);
}

/** A mapped part of an address says more than the whole in one cell: `Address` beside `City` and `ZIP` is the street. */
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

const firstOnly = (
  mapping: readonly (ImportTarget | '')[],
  target: ImportTarget,
  single: ImportTarget,
): ImportTarget => (mapping.filter((other) => other === target).length === 1 ? single : target);

/** Puts a column on a target; another column that had it gives it up, unless several may have it. */
export function mapColumn(mapping: ColumnMapping, column: number, target: ImportTarget | ''): ColumnMapping {
  const isShared = target === '' || (targetInfo(target).isRepeatable ?? false);
  return mapping.map((current, index) => (index === column ? target : !isShared && current === target ? '' : current));
}

/** Why nothing could be imported with this mapping, or ''. */
export function mappingProblem(mapping: ColumnMapping): string {
  const named: readonly ImportTarget[] = ['firstName', 'lastName', 'companyName', 'displayName'];
  return named.some((target) => mapping.includes(target)) ? '' : 'Choose the column that holds the customer’s name.';
}

/** As an import record stores it: target → column name. The second column of a target gets `#2`. */
export function toStoredMapping(columns: readonly string[], mapping: ColumnMapping): Record<string, string> {
  const stored: Record<string, string> = {};
  mapping.forEach((target, index) => {
    if (target === '' || Object.keys(stored).length >= MAX_STORED) return;
    let key: string = target;
    for (let copy = 2; key in stored; copy += 1) key = `${target}#${copy}`;
    stored[key] = columns[index] ?? '';
  });
  return stored;
}

const MAX_STORED = 100;

/** The mapping that an import record stores, for the file it came from. */
export function fromStoredMapping(columns: readonly string[], stored: Readonly<Record<string, string>>): ColumnMapping {
  const targets = new Map(Object.entries(stored).map(([key, column]) => [column, key.replace(/#\d+$/, '')]));
  return columns.map((column) => {
    const target = targets.get(column) ?? '';
    return isImportTarget(target) ? target : '';
  });
}
