import { formatAddress, phoneDigits } from '../contact/format';
import { tidyAddress } from '../contact/postalAddress';
import type { Address } from '../contact/schema';
import { addressKey } from '../contact/streetKey';
import type { DirectoryRow } from '../directory/schema';
import { createKinship, identitiesOf, type Kinship } from './duplicates';
import type { RowDraft, RowIssue } from './rows';
import type { SkippedRow } from './sieve';

/** A row that was read and compared with the rows before it. */
export type CheckedRow = {
  /** Spreadsheet row number: the column names are row 1. */
  row: number;
  cells: readonly string[];
  issues: readonly RowIssue[];
  /** Null if the row can't be imported; `issues` says why. */
  draft: RowDraft | null;
  kinship: Kinship | null;
};

/** A row's match in the company's directory: the customer itself, or a customer with the same phone or e-mail. */
export type DirectoryMatch = { known: DirectoryRow | null; similar: DirectoryRow | null };

export type RowFate = 'create' | 'existing' | 'duplicate' | 'error';

/** Rows that seem to be the same customer; the user decides on them together. */
export type DuplicateGroup = {
  key: string;
  /** The existing customer, or null when the first match is a row of the file. */
  customer: { id: string; name: string } | null;
  /** The first row with this phone, e-mail or ID, when both are in the file. */
  firstRow: number | null;
  rows: { row: number; name: string; reason: string }[];
};

export type DuplicateChoice = 'skip' | 'create';

/** The planned outcome for every row of the file. Each row has exactly one fate. */
export type ImportPlan = {
  rows: readonly CheckedRow[];
  /** The fate of `rows[i]`, before the user's choices; see `fateOf`. */
  fates: readonly RowFate[];
  /** The group of `rows[i]`, or ''. */
  groupKeys: readonly string[];
  groups: readonly DuplicateGroup[];
  /** Rows that aren't customers: titles, column names, page numbers and totals of a printed list. */
  skipped: readonly SkippedRow[];
};

export type RowCounts = Record<RowFate, number>;

/** Creates a function that classifies each row relative to the rows before it. `isOneByName`: see `createKinship`. */
export function createRowChecker(
  preset: string,
  isOneByName = false,
): (row: Omit<CheckedRow, 'kinship'>) => CheckedRow {
  const kinshipOf = createKinship(preset, isOneByName);
  return (row) => ({ ...row, kinship: row.draft ? kinshipOf(row.row, row.cells, row.draft) : null });
}

/** Decides the fate of every row. `matches[i]` is the directory's match for `rows[i]`. */
export function makePlan(
  read: readonly CheckedRow[],
  matches: readonly DirectoryMatch[],
  skipped: readonly SkippedRow[] = [],
): ImportPlan {
  const rows = withStatusOfAllRows(read);
  const places = new Map(rows.map(({ row }, index) => [row, index]));
  const ownIds = new Set(rows.flatMap(({ kinship }) => (kinship ? [kinship.customerId] : [])));
  const fates: RowFate[] = [];
  const groupKeys: string[] = [];
  const groups = new Map<string, DuplicateGroup>();

  const join = (row: CheckedRow, key: string, group: Omit<DuplicateGroup, 'key' | 'rows'>, reason: string): RowFate => {
    const known = groups.get(key) ?? { key, ...group, rows: [] };
    groups.set(key, known);
    known.rows.push({ row: row.row, name: nameOf(row), reason });
    groupKeys.push(key);
    return 'duplicate';
  };
  const alone = (fate: RowFate): RowFate => {
    groupKeys.push('');
    return fate;
  };

  const decide = (row: CheckedRow, match: DirectoryMatch): RowFate => {
    const { draft, kinship } = row;
    if (!draft || !kinship) return alone('error');
    if (kinship.kind === 'property') {
      const parent = places.get(kinship.parent) ?? -1;
      const group = groups.get(groupKeys[parent] ?? '');
      if (group) return join(row, group.key, group, 'Another address of the same customer');
      return alone(match.known && hasAddresses(match.known, draft) ? 'existing' : 'create');
    }
    if (match.known) return alone('existing');
    // A customer created by this file is resolved between its rows, not against the directory.
    if (match.similar && !ownIds.has(match.similar.id)) {
      const { id, name } = match.similar;
      return join(row, `customer:${id}`, { customer: { id, name }, firstRow: null }, reasonOf(draft, match.similar));
    }
    if (kinship.kind === 'duplicate') {
      const parent = groupKeys[places.get(kinship.parent) ?? -1] ?? '';
      const group = groups.get(parent);
      if (group) return join(row, parent, group, kinship.reason);
      return join(row, `row:${kinship.parent}`, { customer: null, firstRow: kinship.parent }, kinship.reason);
    }
    return alone('create');
  };
  rows.forEach((row, index) => fates.push(decide(row, matches[index] ?? { known: null, similar: null })));
  return { rows, fates, groupKeys, groups: [...groups.values()], skipped };
}

/** A customer that spans several rows is archived only if all of them are. */
function withStatusOfAllRows(rows: readonly CheckedRow[]): readonly CheckedRow[] {
  const active = new Set(
    rows.flatMap(({ draft, kinship }) =>
      kinship?.kind === 'property' && draft?.status === 'active' ? [kinship.parent] : [],
    ),
  );
  if (active.size === 0) return rows;
  return rows.map((row) =>
    row.draft && active.has(row.row) ? { ...row, draft: { ...row.draft, status: 'active' } } : row,
  );
}

const nameOf = ({ draft }: CheckedRow): string => {
  if (!draft) return '';
  const { firstName, lastName, companyName } = draft.customer;
  return companyName || [firstName, lastName].filter(Boolean).join(' ');
};

const isAddress = (known: string, address: Address): boolean =>
  known.toLowerCase() === formatAddress(address).toLowerCase() ||
  addressKey(tidyAddress({ street: known })) === addressKey(address);

const hasAddresses = ({ addresses }: DirectoryRow, { properties }: RowDraft): boolean =>
  properties.length > 0 && properties.every(({ address }) => addresses.some((known) => isAddress(known, address)));

function reasonOf(draft: RowDraft, similar: DirectoryRow): string {
  const digits = new Set(similar.phones.map(phoneDigits));
  return identitiesOf(draft.customer).phones.some((phone) => digits.has(phoneDigits(phone)))
    ? 'Same phone'
    : 'Same e-mail';
}

/** Returns a row's fate given the user's choices: a duplicate that is wanted anyway is created. */
export function fateOf(
  { fates, groupKeys }: ImportPlan,
  index: number,
  choices: Readonly<Record<string, DuplicateChoice>>,
): RowFate {
  const fate = fates[index] ?? 'error';
  return fate === 'duplicate' && choices[groupKeys[index] ?? ''] === 'create' ? 'create' : fate;
}

/** Counts rows by fate, excluding the first `doneRows`. The counts always add up to the number of rows. */
export function countFates(
  plan: ImportPlan,
  choices: Readonly<Record<string, DuplicateChoice>>,
  doneRows = 0,
): RowCounts {
  const counts: RowCounts = { create: 0, existing: 0, duplicate: 0, error: 0 };
  for (let index = doneRows; index < plan.fates.length; index += 1) counts[fateOf(plan, index, choices)] += 1;
  return counts;
}
