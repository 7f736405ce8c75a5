import { DELETED, type Fields, type Request, type RulesCase } from '../support/types';
import { change, creation, makeCase } from './make';

const OFFICE = 'office';

/** Fields of a price change that only functions may set. */
const spoken: [string, Fields][] = [
  ['already live', { status: 'live' }],
  ['already approved', { approvedBy: 'manager' }],
  ['approved at', { approvedAt: '2024-05-01T08:00:00.000Z' }],
  ['with a day', { goLiveOn: '2024-05-01' }],
  ['live since', { liveAt: '2024-05-01T08:00:00.000Z' }],
  ['with work already done', { doneChunks: 1 }],
  ['with applied rows', { appliedCount: 1 }],
  ['with skipped rows', { skippedCount: 1 }],
  ['with restored rows', { restoredCount: 1 }],
  ['with kept rows', { keptCount: 1 }],
  ['with too many chunks', { chunkCount: 501 }],
  ['with a negative count', { createdCount: -1 }],
  ['with a huge count', { updatedCount: 1_000_001 }],
  ['with a count as text', { deactivatedCount: '1' }],
  ['with a fraction', { lowMarginCount: 0.5 }],
  ['with an extra field', { note: 'x' }],
  ['by someone else', { createdBy: 'manager' }],
];

const rows: [string, Fields][] = [
  ['of a change that does not exist', { changeId: 'missing' }],
  ['at another position', { index: 2 }],
  ['below', { index: -1 }],
  ['not as text', { rows: ['x'] }],
  ['too long', { rows: 'x'.repeat(401_000) }],
  ['missing', { rows: DELETED }],
  ['with an extra field', { note: 'x' }],
  ['by someone else', { createdBy: 'manager' }],
];

const inStatus = (status: string): Record<string, Fields> => ({
  'companies/A/pricebookChanges/r1': { status, chunkCount: 500 },
});

/** Builds an upload in one write: the change, and its first rows. */
function withRows(chunkCount: number): Request {
  const parts = [
    creation('pricebookChanges', OFFICE, { chunkCount }),
    creation('pricebookChangeRows', OFFICE, { changeId: 'n1', index: 0 }),
  ];
  const writes = parts.flatMap((part) => (part.kind === 'commit' ? part.writes : []));
  return {
    kind: 'commit',
    writes: writes.map((write) => ({ ...write, path: write.path.replace('/r1-001', '/n1-000') })),
  };
}

/** Price changes: what a draft may contain, and that rows are written only during the draft state. */
export const pricebookCases: RulesCase[] = [
  ...spoken.map(([label, fields]) =>
    makeCase(`price change ${label}`, OFFICE, 'deny', creation('pricebookChanges', OFFICE, fields)),
  ),
  ...rows.map(([label, fields]) =>
    makeCase(`rows of a price change ${label}`, OFFICE, 'deny', creation('pricebookChangeRows', OFFICE, fields)),
  ),
  ...['scheduled', 'applying', 'live', 'cancelled'].map((status) =>
    makeCase(
      `rows of a price change that is ${status}`,
      OFFICE,
      'deny',
      creation('pricebookChangeRows', OFFICE),
      inStatus(status),
    ),
  ),
  makeCase(
    'rows under another price change’s ID',
    OFFICE,
    'deny',
    creation('pricebookChangeRows', OFFICE, { changeId: 'r2' }),
    {
      'companies/A/pricebookChanges/r2': { status: 'draft', chunkCount: 500 },
    },
  ),
  makeCase('rows beyond the price change', OFFICE, 'deny', creation('pricebookChangeRows', OFFICE), {
    'companies/A/pricebookChanges/r1': { status: 'draft', chunkCount: 1 },
  }),
  makeCase('a price change together with its rows', OFFICE, 'allow', withRows(1)),
  makeCase('a price change together with rows beyond it', OFFICE, 'deny', withRows(0)),
  makeCase('an item changed by the office', OFFICE, 'allow', change('pricebook', OFFICE)),
];
