import type { TimeKind } from '@/domain/hours/schema';
import type { ChartTone } from '@/ui/charts/tones';

/** Each kind of time with its own color and pattern, the same on every screen. */
export const KIND_TONES: Record<TimeKind, ChartTone> = {
  work: 'one',
  drive: 'two',
  'supply-run': 'three',
  break: 'quiet',
  none: 'quiet',
};
