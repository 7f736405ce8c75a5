import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, VITE } from './paths';
import { serveBuild } from './serveBuild';

const OUT = join(ROOT, '.cache/bench-app');
const PORT = 4174;

/** Builds the app for the emulators, serves it compressed like the hosting, does the work, and stops. */
export async function withBuiltApp<T>(work: (address: string) => Promise<T>): Promise<T> {
  execFileSync(
    process.execPath,
    [VITE, 'build', '--mode', 'emulators', '--outDir', OUT, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, VITE_USE_EMULATORS: 'true' } },
  );
  const stop = await serveBuild(OUT, PORT);
  try {
    return await work(`http://127.0.0.1:${PORT}`);
  } finally {
    await stop();
  }
}
