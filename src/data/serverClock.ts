import { setClockAhead } from '@/lib/clock';

/**
 * Asks the server that the app comes from for the time, and corrects the times this device writes by it (`lib/clock`).
 * Returns by how many milliseconds the device's clock is ahead; 0 when the server cannot be asked.
 */
export async function readServerClock(): Promise<number> {
  if (!navigator.onLine) return 0;
  try {
    const askedAt = Date.now();
    const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    const at = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(at)) return 0;
    // What a cache answers says how old it is.
    const server = at + Number(headers.get('age') ?? 0) * 1000;
    const ahead = Math.round((askedAt + Date.now()) / 2 - server);
    setClockAhead(ahead);
    return ahead;
  } catch {
    return 0;
  }
}
