import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { median, type Figure } from './figures';
import { ROOT } from './paths';

const FOLDER = join(ROOT, 'functions');
const LIB = join(FOLDER, 'lib');
/** 1 500 before there were e-mails; nodemailer is 250 of it and the PDF's engine 1 600, both loaded only by who sends. */
const SIZE_LIMIT_KB = 3_600;
const WEBHOOK_LIMIT_MS = 300;
const RUNS = 7;

/** What a process prints that imports the shipped entry as a deployed one does: how long that took. */
const IMPORT = `const start = performance.now(); await import(process.argv[1]); console.log(performance.now() - start);`;

/** Builds the functions and measures what is deployed, and how long a cold start imports. */
export function measureFunctions(): Figure[] {
  execFileSync(process.execPath, [join(FOLDER, 'build.mjs')], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const files = readdirSync(LIB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const bytes = files.reduce((sum, file) => sum + statSync(join(LIB, file)).size, 0);
  return [
    { what: 'Functions, all JavaScript that is deployed', figure: bytes / 1_000, unit: 'KB', limit: SIZE_LIMIT_KB },
    { what: 'Cold import of the webhook', figure: coldImportMs('stripeWebhook'), unit: 'ms', limit: WEBHOOK_LIMIT_MS },
    { what: 'Cold import of any other function', figure: coldImportMs('createCheckout'), unit: 'ms' },
  ];
}

/** Milliseconds, the median of fresh processes. */
function coldImportMs(target: string): number {
  const runs = Array.from({ length: RUNS }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '--eval', IMPORT, join(LIB, 'index.js')], {
        env: { ...process.env, FUNCTION_TARGET: target, K_SERVICE: target, GCLOUD_PROJECT: 'demo-fieldwright' },
        encoding: 'utf8',
      }),
    ),
  );
  return median(runs.sort((a, b) => a - b));
}
