// npm run bench: builds the app and measures what must stay small and fast. One table; exits 1 when a limit is passed.
import { run } from './processes.mjs';
import { printFailure } from './report.mjs';
import { projectNode } from './setup/node.mjs';

try {
  process.exitCode = await run(projectNode(), ['--import', 'tsx', 'scripts/bench/run.ts', ...process.argv.slice(2)])
    .exitCode;
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
