import { DAY_MS } from '@/lib/time';
import { isSharing, type Stretch } from './ground';

/** Returns a shift minus the absences in it. */
export function workingParts(shift: Stretch, absences: readonly Stretch[]): Stretch[] {
  return absences.reduce<Stretch[]>(
    (parts, absence) =>
      parts.flatMap((part) =>
        isSharing(part, absence)
          ? [
              { fromMs: part.fromMs, toMs: absence.fromMs },
              { fromMs: absence.toMs, toMs: part.toMs },
            ].filter(({ fromMs, toMs }) => fromMs < toMs)
          : [part],
      ),
    [shift],
  );
}

/** Clips an on-call span of several days to what matters on one of them: with the night before, and the one after. */
export const aroundDay = (span: Stretch, { fromMs, toMs }: Stretch): Stretch => ({
  fromMs: Math.max(span.fromMs, fromMs - DAY_MS / 2),
  toMs: Math.min(span.toMs, toMs + DAY_MS / 2),
});
