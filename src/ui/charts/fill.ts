import tones from './tones.module.css';
import type { ChartTone } from './tones';

type Toned = { className: string; 'data-tone': ChartTone };

const join = (...names: (string | undefined)[]): string => names.filter(Boolean).join(' ');

/** Returns the props for an element filled in a tone, with its pattern. */
export const fillOf = (tone: ChartTone, className?: string): Toned => ({
  className: join(tones['tone'], tones['fill'], className),
  'data-tone': tone,
});

/** Returns the props for an element, or a line in an SVG, that takes its color from `--fw-chart`. */
export const toneOf = (tone: ChartTone, className?: string): Toned => ({
  className: join(tones['tone'], className),
  'data-tone': tone,
});
