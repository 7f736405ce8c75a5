/**
 * The meaning of a chart's part. State tones express a status; `one` to `five` tell series apart, each with its own
 * color and pattern; `heat`, `cool` and `latent` are for loads. A legend or a label always says it as text too.
 */
export type ChartTone =
  | 'main'
  | 'quiet'
  | 'good'
  | 'wait'
  | 'late'
  | 'later'
  | 'latest'
  | 'oldest'
  | 'one'
  | 'two'
  | 'three'
  | 'four'
  | 'five'
  | 'heat'
  | 'cool'
  | 'latent';

/** The tones that tell series apart, in the order in which they are given out. */
const SERIES_TONES = ['one', 'two', 'three', 'four', 'five', 'quiet'] as const satisfies readonly ChartTone[];

/** The tone of the series at a place; beyond the last one they are all quiet. */
export const seriesTone = (index: number): ChartTone => SERIES_TONES[index] ?? 'quiet';
