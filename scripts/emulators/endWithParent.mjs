// Preloaded into firebase-tools: when the process that started it is gone, however it ended, its end of our standard input closes, and
// the emulators shut down instead of holding their ports forever.
import { rmSync } from 'node:fs';

process.stdin.on('end', () => process.kill(process.pid, 'SIGINT'));
process.stdin.resume();
process.stdin.unref();

// This run's temporary folder; with the parent gone, nothing else deletes it.
const temp = process.env.FIELDWRIGHT_TEMP;
if (temp) process.on('exit', () => rmSync(temp, { recursive: true, force: true }));
