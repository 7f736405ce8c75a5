// Compares the queries that the last run of `npm test` sent with the indexes: npm run check:indexes [-- --partly]
// With --partly, for a run of some test files: what they did not send may still be sent by others.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNCTION_SHAPES } from '../../tests/static/functionShapes';
import { QUERY_SHAPES } from '../../tests/static/queryShapes';
import { RELATION_SHAPES } from '../../tests/static/relationShapes';
import { ROOT } from '../bench/paths';
import type { IndexConfig } from './coverage';
import { judgeQueries } from './judge';
import { readRecordings } from './recorded';

const BUILDS_QUERY = /\.where\(|\.collectionGroup\(|\.orderBy\(/;

const isWhole = !process.argv.includes('--partly');
const recordings = readRecordings(join(ROOT, '.cache/test-results/queries'));
const config = JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')) as IndexConfig;
const askingFiles = globSync('functions/src/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts') && BUILDS_QUERY.test(readFileSync(join(ROOT, file), 'utf8')))
  .map((file) => file.replaceAll('\\', '/'));

for (const [stage, shapes] of recordings) {
  const different = new Set(shapes.map(({ use: _, ...shape }) => JSON.stringify(shape)));
  console.log(`${stage}: ${String(different.size)} different queries recorded`);
}
const problems = judgeQueries({
  recordings,
  written: [...QUERY_SHAPES, ...FUNCTION_SHAPES, ...RELATION_SHAPES],
  config,
  askingFiles,
  isWhole,
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
