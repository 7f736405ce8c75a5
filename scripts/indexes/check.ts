// Compares the queries sent by the last run of `npm test` with the indexes: npm run check:indexes [-- --partly] With --partly, for a run
// of some test files: queries they didn't send may still be sent by others.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bench/paths';
import { judgeQueries } from './judge';
import { lastRecordings, readIndexes, WRITTEN_SHAPES } from './known';

const BUILDS_QUERY = /\.where\(|\.collectionGroup\(|\.orderBy\(/;

const isWhole = !process.argv.includes('--partly');
const recordings = lastRecordings();
const askingFiles = globSync('functions/src/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts') && BUILDS_QUERY.test(readFileSync(join(ROOT, file), 'utf8')))
  .map((file) => file.replaceAll('\\', '/'));

for (const [stage, shapes] of recordings) {
  const different = new Set(shapes.map(({ use: _, ...shape }) => JSON.stringify(shape)));
  console.log(`${stage}: ${String(different.size)} different queries recorded`);
}
const problems = judgeQueries({
  recordings,
  written: WRITTEN_SHAPES,
  config: readIndexes(),
  askingFiles,
  isWhole,
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
