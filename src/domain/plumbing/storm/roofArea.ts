import { within } from '@/domain/calculation/ranges';
import type { Code } from '../core/codes';

/** gpm per square foot and inch per hour; exactly 7.4805/(12 × 60) = 0.010390. */
export const GPM_PER_SQFT_IN = 0.0104;

export const wallShareField = within({
  label: 'Share of the walls',
  min: 0,
  max: 1,
  unit: '',
  why: 'it is a fraction; Chicago takes 0.25',
});

/** Half of a single wall (IPC 1106.4, UPC 1103.4); 35 % of two adjacent walls by the UPC; opposite walls of equal height shelter each other. */
export function wallShare(walls: 'none' | 'single' | 'adjacent' | 'opposite', code: Code): number {
  if (walls === 'none') return 0;
  if (walls === 'adjacent' && code.name === 'UPC') return 0.35;
  return walls === 'opposite' && code.name === 'UPC' ? 0 : 0.5;
}
