import { readServerClock } from '@/data/serverClock';
import { MINUTE_MS } from '@/lib/time';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

/** A smaller difference doesn't matter to anyone. */
const WORTH_SAYING_MS = 2 * MINUTE_MS;

/** Formats how far off a clock is: `10 minutes`, `3 hours`, `1 day`. */
function spanWords(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / MINUTE_MS);
  const [count, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 2880
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1440), 'day'];
  return formatCount(count, unit);
}

/** Returns the message for a device with a wrong clock; '' if it's right. `aheadMs` is negative if it's behind. */
export const clockWords = (aheadMs: number): string =>
  Math.abs(aheadMs) < WORTH_SAYING_MS
    ? ''
    : `This device’s clock is ${spanWords(aheadMs)} ${aheadMs > 0 ? 'ahead' : 'behind'}. Your entries get the right time; set the clock to automatic.`;

/** Compares this device's clock with the server's, now and on every reconnect until `left`, and warns when it's off. */
export async function watchClock(left: AbortSignal): Promise<void> {
  if (left.aborted) return;
  let said = '';
  const compare = async (): Promise<void> => {
    const words = clockWords(await readServerClock());
    if (words !== '' && words !== said) notify.info(words);
    said = words;
  };
  window.addEventListener('online', () => void compare(), { signal: left });
  await compare();
}
