import type { Write } from '../records/store';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
/** Times taken from the clock for this write are within this much of its own timestamp. */
const TAKEN_WITHIN_MS = 60_000;

/**
 * Returns a write as if the device's clock, which is `aheadMs` ahead, had been right: its timestamps and the times taken from the clock
 * with it are shifted; times chosen by the user stay.
 */
export function restamped<W extends Write>(write: W, aheadMs: number): W {
  if (write.kind === 'delete') return write;
  const stampedAt = Date.parse(String(write.data['updatedAt']));
  if (Number.isNaN(stampedAt)) return write;
  const moved = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const at = INSTANT.test(value) ? Date.parse(value) : Number.NaN;
      return Math.abs(at - stampedAt) <= TAKEN_WITHIN_MS ? new Date(at - aheadMs).toISOString() : value;
    }
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, moved(part)]));
  };
  return { ...write, data: moved(write.data) as Record<string, unknown> };
}
