import { missingIndex, type IndexConfig } from '../../indexes/coverage';
import { lastRecordings, readIndexes, WRITTEN_SHAPES } from '../../indexes/known';
import { good, open, within, wrong, type Finding } from '../finding';
import { INDEX_LIMITS } from '../limits';

const FEWER = 'Merge indexes: Firestore answers several equalities from indexes that end in the same order.';

function queriesFinding(config: IndexConfig): Finding {
  const recordings = [...lastRecordings().values()].flat();
  const shapes = [...recordings, ...WRITTEN_SHAPES];
  const missing = [...new Set(shapes.flatMap((shape) => missingIndex(shape, config) ?? []))];
  if (missing.length > 0) return wrong('Queries without an index', `In firestore.indexes.json: ${missing.join('; ')}`);
  if (recordings.length === 0)
    return open('Queries: those that are written down have their index', 'npm test   (records those that are sent)');
  return good(
    `Queries: ${String(shapes.length)} have their index, ${String(recordings.length)} of them as tests sent them`,
  );
}

/** Checks that the indexes answer the queries, and how many there are. */
export function indexFindings(): Finding[] {
  const config = readIndexes();
  const fields = Math.max(...config.indexes.map((index) => index.fields.length));
  return [
    queriesFinding(config),
    within('Composite indexes', config.indexes.length, INDEX_LIMITS.composite, FEWER),
    within('Fields with indexes of their own', config.fieldOverrides.length, INDEX_LIMITS.fieldConfigurations, FEWER),
    within('Fields of the longest index', fields, INDEX_LIMITS.fieldsOfIndex, FEWER),
  ];
}
