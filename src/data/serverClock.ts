import { setClockAhead } from '@/lib/clock';

/**
 * Reads the time from the server that hosts the app, and corrects the timestamps this device writes (`lib/clock`). Returns how many
 * milliseconds the device's clock is ahead; 0 if the server can't be reached.
 */
export async function readServerClock(): Promise<number> {
  if (!navigator.onLine) return 0;
  try {
    const askedAt = Date.now();
    const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    const at = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(at)) return 0;
    // A cached response says how old it is.
    const server = at + Number(headers.get('age') ?? 0) * 1000;
    const ahead = Math.round((askedAt + Date.now()) / 2 - server);
    setClockAhead(ahead);
    return ahead;
  } catch {
    return 0;
  }
}
