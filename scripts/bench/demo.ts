import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The line that startup prints when the demo companies are complete, whether freshly seeded or restored. */
const IS_READY = /^(Seeded in|Ctrl-C ends everything and keeps)/m;
/** Measurements on empty companies would look good. */
const IS_EMPTY = 'could not be filled in';

/**
 * Starts emulators, demo companies and web app like `npm start`, does the work once everything is up, and stops them.
 * @throws Error with the end of the output if they don't start
 */
export async function withDemo<T>(work: () => Promise<T>): Promise<T> {
  const program = spawn(process.execPath, ['scripts/start.mjs'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const hasEnded = once(program, 'exit');
  let printed = '';
  try {
    await new Promise<void>((resolve, reject) => {
      for (const stream of [program.stdout, program.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          printed += text;
          if (printed.includes(IS_EMPTY)) reject(new Error(`The demo has no data:\n${printed.slice(-2000)}`));
          else if (IS_READY.test(printed)) resolve();
        });
      }
      program.once('exit', () => reject(new Error(`The demo did not start:\n${printed.slice(-2000)}`)));
    });
    return await work();
  } finally {
    program.kill('SIGINT');
    await hasEnded;
  }
}
