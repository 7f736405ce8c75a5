// node scripts/withChromium.mjs SCRIPT …: runs a script that opens pages, with the installed browser (npm run bench, npm run printed).
import { run } from './processes.mjs';
import { printFailure } from './report.mjs';
import { findChromium } from './setup/chromium.mjs';
import { projectNode } from './setup/node.mjs';

try {
  const node = projectNode();
  const chromium = findChromium(node);
  process.exitCode = await run(
    node,
    ['--import', 'tsx', ...process.argv.slice(2)],
    chromium ? { FIELDWRIGHT_CHROMIUM: chromium } : {},
  ).exitCode;
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
