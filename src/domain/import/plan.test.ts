import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DirectoryRow } from '../directory/schema';
import { phoneDigits } from '../contact/format';
import { errorTable } from './errorFile';
import { guessMapping } from './mapping';
import { countFates, createRowChecker, fateOf, makePlan, type CheckedRow, type ImportPlan } from './plan';
import { identitiesOf } from './duplicates';
import { recordsOf } from './records';
import { readRow } from './rows';
import { openCsv, readRows } from './table';

const HEADER = 'Id,First Name,Last Name,Phone,Email,Street,City';
const directoryRow = (fields: Partial<DirectoryRow> & { id: string }): DirectoryRow => ({
  name: 'Somebody',
  sortName: 'somebody',
  phones: [],
  emails: [],
  addresses: [],
  serials: [],
  tags: [],
  isDoNotService: false,
  isCompany: false,
  source: '',
  ...fields,
});

function check(text: string, preset: 'generic' | 'jobber' = 'generic'): CheckedRow[] {
  const source = openCsv(text);
  if (typeof source === 'string') return [];
  const mapping = guessMapping(source.columns, preset);
  const place = createRowChecker(preset);
  return [...readRows(source)].map((row) =>
    place({ row: row.row, cells: row.cells, ...readRow(row, source.columns, mapping) }),
  );
}

function plan(text: string, directory: readonly DirectoryRow[] = []): ImportPlan {
  const rows = check(text);
  return makePlan(
    rows,
    rows.map(({ draft, kinship }) => {
      if (!draft || !kinship) return { known: null, similar: null };
      const { phones, emails } = identitiesOf(draft.customer);
      const digits = phones.map(phoneDigits);
      return {
        known: directory.find(({ id }) => id === kinship.customerId) ?? null,
        similar:
          directory.find(
            (row) =>
              row.phones.some((phone) => digits.includes(phoneDigits(phone))) ||
              row.emails.some((email) => emails.includes(email)),
          ) ?? null,
      };
    }),
  );
}

describe('an import row', () => {
  it('is created, unless it has an error', () => {
    const made = plan(
      [HEADER, '1,Ada,Lovelace,512-555-0134,ada@x.com,12 Elm St,Austin', '2,Bob,Ross,,,,', '3,,,,,,'].join('\n'),
    );
    expect(made.fates).toEqual(['create', 'create', 'error']);
    expect(countFates(made, {})).toEqual({ create: 2, existing: 0, duplicate: 0, error: 1 });
    // The remaining rows of an import that was cut off after the first.
    expect(Object.values(countFates(made, {}, 1)).reduce((sum, count) => sum + count)).toBe(2);
  });

  it('is a duplicate if the file repeats its phone or e-mail, in any format', () => {
    const made = plan(
      [
        HEADER,
        '1,Ada,L,512-555-0134,,,',
        '2,A,L,+1 (512) 555 0134,,,',
        '3,Eve,M,,eve@x.com,,',
        '4,E,M,,EVE@x.com,,',
      ].join('\n'),
    );
    expect(made.fates).toEqual(['create', 'duplicate', 'create', 'duplicate']);
    expect(made.groups).toEqual([
      { key: 'row:2', customer: null, firstRow: 2, rows: [{ row: 3, name: 'A L', reason: 'Same phone' }] },
      { key: 'row:4', customer: null, firstRow: 4, rows: [{ row: 5, name: 'E M', reason: 'Same e-mail' }] },
    ]);
    expect(countFates(made, { 'row:2': 'create' })).toMatchObject({ create: 3, duplicate: 1 });
  });

  it('is a duplicate if the customer exists, including its other rows', () => {
    const here = directoryRow({ id: 'c1', name: 'Ada King', phones: ['5125550134'] });
    const made = plan(
      [
        HEADER,
        '1,Ada,L,512-555-0134,,1 A St,Austin',
        '1,Ada,L,512-555-0134,,2 B St,Austin',
        '9,A,L,512-555-0134,,,',
      ].join('\n'),
      [here],
    );
    expect(made.fates).toEqual(['duplicate', 'duplicate', 'duplicate']);
    expect(made.groups).toMatchObject([
      { key: 'customer:c1', customer: { id: 'c1', name: 'Ada King' }, rows: [{ row: 2 }, { row: 3 }, { row: 4 }] },
    ]);
  });

  it('is another property if the same id has another address, otherwise a duplicate', () => {
    const made = plan(
      [HEADER, '1,Ada,L,,,1 A St,Austin', '1,Ada,L,,,2 B St,Austin', '1,Ada,L,,,1 A St,Austin'].join('\n'),
    );
    expect(made.fates).toEqual(['create', 'create', 'duplicate']);
    const [first, second, third] = made.rows.map((row) => recordsOf(row, 'i1'));
    expect(second?.customer).toBeNull();
    expect(second?.properties[0]?.data.customerId).toBe(first?.customer?.id);
    expect(third?.customer?.id).not.toBe(first?.customer?.id);
  });

  it('is a duplicate if the same id has another name, not a property', () => {
    const made = plan([HEADER, '1,Ada,L,,,1 A St,Austin', '1,Bob,R,,,2 B St,Austin'].join('\n'));
    expect(made.fates).toEqual(['create', 'duplicate']);
    const [, stranger] = made.rows.map((row) => recordsOf(row, 'i1'));
    expect(stranger?.customer?.data).toMatchObject({ firstName: 'Bob' });
  });

  it('is a duplicate if repeated exactly, and can still be created', () => {
    const made = plan('Name,City\nAda,Austin\nada , AUSTIN\nAda,Austin');
    expect(made.fates).toEqual(['create', 'duplicate', 'duplicate']);
    expect(new Set(made.rows.map((row) => recordsOf(row, 'i1')?.customer?.id)).size).toBe(3);
  });
});

describe('importing the same file again', () => {
  const text = [
    HEADER,
    '1,Ada,L,512-555-0134,,1 A St,Austin',
    '1,Ada,L,,,2 B St,Austin',
    ',Bob,R,,bob@x.com,,',
    ',Bo,R,,bob@x.com,,',
  ].join('\n');

  it('gives the same ids', () => {
    const ids = (importId: string) =>
      check(text).map((row) => [recordsOf(row, importId)?.customer?.id, recordsOf(row, importId)?.properties[0]?.id]);
    expect(ids('i1')).toEqual(ids('i2'));
  });

  it('recognizes its own customers and creates nothing', () => {
    const first = plan(text);
    const here = first.rows.flatMap((row, index): DirectoryRow[] => {
      const customer = recordsOf(row, 'i1')?.customer;
      if (!customer || first.fates[index] !== 'create') return [];
      return [
        directoryRow({
          id: customer.id,
          phones: [customer.data.phone],
          emails: [customer.data.email],
          addresses: ['1 A St, Austin', '2 B St, Austin'],
        }),
      ];
    });
    expect(first.fates).toEqual(['create', 'create', 'create', 'duplicate']);
    expect(plan(text, here).fates).toEqual(['existing', 'existing', 'existing', 'duplicate']);
  });

  it('is not confused with another system that uses the same numbers', () => {
    const idOf = (rows: CheckedRow[]) => rows.map((row) => recordsOf(row, 'i1')?.customer?.id);
    expect(idOf(check('Id,Name\n1,Ada'))).not.toEqual(idOf(check('J-ID,Name\n1,Ada', 'jobber')));
  });
});

describe('import counts', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('', '512-555-0134', 'ada@x.com', 'x'.repeat(90), '"', 'a"b', '1', '2'),
  );
  const line = fc
    .array(cell, { minLength: 1, maxLength: 9 })
    .map((cells) => cells.map((value) => value.replace(/[\r\n,]/g, ' ')).join(','));

  it('add up to the number of rows, for any file and any choices', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (lines) => {
        const here = [directoryRow({ id: 'c1', phones: ['5125550134'] })];
        const made = plan([HEADER, ...lines].join('\n'), here);
        for (const choices of [{}, Object.fromEntries(made.groups.map(({ key }) => [key, 'create' as const]))]) {
          const { create, existing, duplicate, error } = countFates(made, choices);
          expect(create + existing + duplicate + error).toBe(made.rows.length);
          // Rows to create have records, and no two rows share one.
          const ids = made.rows.flatMap((row, index) => {
            if (fateOf(made, index, choices) !== 'create') return [];
            const records = recordsOf(row, 'i1');
            return [records?.customer?.id ?? records?.properties[0]?.id ?? 'none'];
          });
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids).not.toContain('none');
        }
      }),
    );
  });

  it('are right for a long list with broken, empty and duplicate rows', () => {
    const lines = Array.from({ length: 2000 }, (_, index) => {
      if (index % 1000 === 7) return `${index},"Broken,${index}`;
      if (index % 1000 === 8) return `${index},,,,,,`;
      const phone = index % 1000 === 9 ? '512-555-0000' : `512-${String(2_000_000 + index)}`;
      return `${index},Ada${index},Lovelace,${phone},a${index}@x.com,${index} Elm St,Austin`;
    });
    const made = plan([HEADER, ...lines].join('\r\n'));
    const counts = countFates(made, {});
    expect(made.rows).toHaveLength(2000);
    expect(counts.error).toBe(4);
    expect(counts.create + counts.duplicate).toBe(1996);
  });
});

it('exports failed rows unchanged, with row number and reason', () => {
  const text = `${HEADER}\n1,"Ada,L\n2,Bob,R,,,,\n3,,,,,,`;
  const source = openCsv(text);
  expect(errorTable(typeof source === 'string' ? [] : source.columns, check(text))).toEqual({
    header: [...HEADER.split(','), 'Row', 'Reason'],
    rows: [
      ['1', 'Ada', 'L', '', '', '', '', '2', 'The quotes in this row are broken'],
      ['3', '', '', '', '', '', '', '4', 'Last name: There is no name in this row'],
    ],
  });
});
