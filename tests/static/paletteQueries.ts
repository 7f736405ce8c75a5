import type { CollectionName } from '@/domain/record/manifests';
import { customerQueries, leadQueries, numberQueries, wordQueries } from '@/domain/search/queries';
import type { Asked } from './asked';

const NUMBERING = { now: new Date('2026-01-12T15:00:00.000Z'), invoicePrefix: 'INV-', creditNotePrefix: 'CN-' };
/** All queries of the command palette, whatever the user types. */
export const PALETTE: Asked[] = [
  ...['26-gbvzn', '26gb', 'gbvzn', 'e262n9', '3', 'inv-000', 'old12', '4711'].map((typed) =>
    numberQueries(typed, NUMBERING),
  ),
  wordQueries('no heat'),
  leadQueries('ada@b.cc 5125550134'),
  customerQueries(['x', 'y']),
].flatMap((asked) =>
  Object.entries(asked).map(([collection, lookups]) => ({
    collection: collection as CollectionName,
    queries: lookups.map(({ query }) => query),
  })),
);
