/**
 * The meaning of a part of a chart. State tones express a status; `one` to `five` distinguish series, each with its own color and
 * pattern; `heat`, `cool` and `latent` are for loads. A legend or label always says it in text too.
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

/** The tones that distinguish series, in the order they are assigned. */
const SERIES_TONES = ['one', 'two', 'three', 'four', 'five', 'quiet'] as const satisfies readonly ChartTone[];

/** Returns the tone of the series at an index; past the last tone, all series are quiet. */
export const seriesTone = (index: number): ChartTone => SERIES_TONES[index] ?? 'quiet';
