import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { join } from 'node:path';
import type { Figure } from './figures';
import { ROOT } from './paths';

const IN_MEMORY = join(ROOT, 'tests/functions/inMemory');
/** Each is a file of its own in functions/lib, and nothing here sends or draws anything. */
const NOT_NEEDED = ['stripe', 'nodemailer', 'openai', '@anthropic-ai/sdk', '@/documents/pdf/node'];

/**
 * What a write starts in the functions, with everything that follows from what those write in turn: invocations and processor
 * time. On the database in memory, so that the database's own time is not part of it.
 */
export async function measureReactions(): Promise<Figure[]> {
  const outfile = join(ROOT, '.cache/bench/writes.mjs');
  await build({
    entryPoints: [join(ROOT, 'scripts/bench/writes.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'error',
    external: ['firebase-functions', ...NOT_NEEDED],
    alias: {
      'firebase-admin/app': join(IN_MEMORY, 'firebaseAdmin.ts'),
      'firebase-admin/auth': join(IN_MEMORY, 'firebaseAdmin.ts'),
      'firebase-admin/storage': join(IN_MEMORY, 'firebaseAdmin.ts'),
      'firebase-admin/firestore': join(IN_MEMORY, 'firestore.ts'),
      'firebase-functions/logger': join(IN_MEMORY, 'quietLogger.ts'),
    },
  });
  const env = { ...process.env, FUNCTIONS_EMULATOR: 'true', GCLOUD_PROJECT: 'demo-fieldwright' };
  return JSON.parse(execFileSync(process.execPath, [outfile], { env, encoding: 'utf8' })) as Figure[];
}
