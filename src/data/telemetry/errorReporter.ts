import type { ErrorReport } from '@/domain/telemetry/api';
import { scrub } from '@/domain/telemetry/scrub';
import { STACK_LIMIT, truncate } from '@/domain/telemetry/truncate';
import { MINUTE_MS } from '@/lib/time';

/** A page that fails repeatedly reports it a few times, not a thousand. */
const PER_MINUTE = 3;
const PER_PAGE_LOAD = 15;
const MESSAGE_LIMIT = 1_000;
const URL_LIMIT = 1_000;

/** Browser reports that aren't errors, and errors from another site's script, which can't be inspected. */
const NOISE = /^ResizeObserver loop|^Script error\.?$/;

type Surroundings = {
  send: (report: ErrorReport) => void;
  isOnline: () => boolean;
  /** The current time, ISO. */
  now: () => string;
  url: () => string;
};

function describe(error: unknown): { message: string; stack: string } {
  // Anyone with the link can open, and sign, the document: it's removed on the device before sending.
  if (error instanceof Error)
    return { message: scrub(`${error.name}: ${error.message}`), stack: scrub(error.stack ?? '') };
  return { message: typeof error === 'string' ? scrub(error) : 'Something was thrown that is no error', stack: '' };
}

/** Creates a function that reports errors: each error once per page load, a few per minute at most, nothing when offline. It never throws. */
export function createErrorReporter({ send, isOnline, now, url }: Surroundings): (error: unknown) => void {
  const seen = new Set<string>();
  let sentAt: number[] = [];

  return (error) => {
    try {
      const { message, stack } = describe(error);
      const at = now();
      const key = `${message}\n${stack}`;
      if (NOISE.test(message.replace(/^\w*Error: /, '')) || !isOnline() || seen.has(key) || seen.size >= PER_PAGE_LOAD)
        return;
      sentAt = sentAt.filter((earlier) => Date.parse(at) - earlier < MINUTE_MS);
      if (sentAt.length >= PER_MINUTE) return;
      seen.add(key);
      sentAt.push(Date.parse(at));
      send({
        type: 'error',
        message: truncate(message, MESSAGE_LIMIT),
        stack: truncate(stack, STACK_LIMIT),
        url: truncate(scrub(url()), URL_LIMIT),
        at,
      });
    } catch {
      // An error about an error helps no one.
    }
  };
}
