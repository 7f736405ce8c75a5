/** Appearance of a part of a chart; `ui/charts/tones` has a color and a pattern for each. */
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
  | 'five';
