import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Figure } from './figures';
import { ROOT } from './paths';

const IN_MEMORY = join(ROOT, 'tests/functions/inMemory');
/** Each is a separate file in functions/lib, and nothing here calls third-party servers. */
const NOT_NEEDED = ['stripe', 'nodemailer', 'openai', '@anthropic-ai/sdk'];
const PDF = '@/documents/pdf/node';

/** Makes the functions' own modules use an in-memory database. */
const MEMORY = {
  'firebase-admin/app': join(IN_MEMORY, 'firebaseAdmin.ts'),
  'firebase-admin/auth': join(IN_MEMORY, 'firebaseAdmin.ts'),
  'firebase-admin/storage': join(IN_MEMORY, 'firebaseAdmin.ts'),
  'firebase-admin/firestore': join(IN_MEMORY, 'firestore.ts'),
};

/**
 * Runs a file in this folder with the functions' code, in a separate process that prints its figures as JSON. The database is in memory,
 * unless `isOnEmulator`: then it is this environment's emulator. `drawsPdf`: documents are rendered as for an e-mail. `given`: its
 * arguments.
 */
export async function onServer(
  file: string,
  {
    drawsPdf = false,
    isOnEmulator = false,
    given = [],
  }: { drawsPdf?: boolean; isOnEmulator?: boolean; given?: readonly string[] } = {},
): Promise<Figure[]> {
  const outfile = join(ROOT, '.cache/bench', file.replace(/\.ts$/, '.mjs'));
  await build({
    entryPoints: [join(ROOT, 'scripts/bench', file)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'error',
    external: [
      'firebase-functions',
      ...NOT_NEEDED,
      ...(drawsPdf ? ['@react-pdf/renderer', 'react'] : [PDF]),
      ...(isOnEmulator ? ['firebase-admin'] : []),
    ],
    alias: {
      ...(isOnEmulator ? {} : MEMORY),
      'firebase-functions/logger': join(IN_MEMORY, 'quietLogger.ts'),
    },
  });
  const env = {
    ...process.env,
    FUNCTIONS_EMULATOR: 'true',
    NODE_ENV: 'production',
    // Otherwise the SDK would look for Google's metadata server, which doesn't exist here.
    METADATA_SERVER_DETECTION: 'none',
    GCLOUD_PROJECT: 'demo-fieldwright',
  };
  return JSON.parse(execFileSync(process.execPath, [outfile, ...given], { env, encoding: 'utf8' })) as Figure[];
}
