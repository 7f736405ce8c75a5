import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTION_SHAPES } from '../../tests/static/functionShapes';
import { QUERY_SHAPES } from '../../tests/static/queryShapes';
import { RELATION_SHAPES } from '../../tests/static/relationShapes';
import { ROOT } from '../bench/paths';
import type { IndexConfig } from './coverage';
import type { QueryShape } from './queryShape';
import { readRecordings } from './recorded';

/** Queries listed by hand, because no test has to send them. */
export const WRITTEN_SHAPES: readonly QueryShape[] = [...QUERY_SHAPES, ...FUNCTION_SHAPES, ...RELATION_SHAPES];

/** @returns the contents of firestore.indexes.json */
export const readIndexes = (): IndexConfig =>
  JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')) as IndexConfig;

/** Returns the queries sent by the last run of `npm test`, by stage. */
export const lastRecordings = (): Map<string, QueryShape[]> =>
  readRecordings(join(ROOT, '.cache/test-results/queries'));
