// npm run bench: builds the app and measures what must stay small and fast. One table; exits 1 when a limit is passed.
import { run } from './processes.mjs';
import { printFailure } from './report.mjs';
import { findChromium } from './setup/chromium.mjs';
import { projectNode } from './setup/node.mjs';

try {
  const node = projectNode();
  const chromium = findChromium(node);
  process.exitCode = await run(
    node,
    ['--import', 'tsx', 'scripts/bench/run.ts', ...process.argv.slice(2)],
    chromium ? { FIELDWRIGHT_CHROMIUM: chromium } : {},
  ).exitCode;
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
