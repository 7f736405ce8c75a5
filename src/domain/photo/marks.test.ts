import { expect, it } from 'vitest';
import { isDrawn, markPath, markWidthPx } from './marks';

const SIZE = { width: 1200, height: 900 };
const FROM = { x: 0.25, y: 0.5 };

it('draws an arrow with two equal barbs at its end', () => {
  const path = markPath({ kind: 'arrow', points: [FROM, { x: 0.5, y: 0.5 }] }, SIZE);
  // 1200 / 22 = 54.5 px at 180° / 7 to the shaft: 49.1 back, 23.7 to the side.
  expect(path).toBe('M300.0 450.0 L600.0 450.0 M550.9 426.3 L600.0 450.0 L550.9 473.7');
});

it('draws a circle that fills the dragged box in any direction', () => {
  const there = markPath({ kind: 'circle', points: [FROM, { x: 0.5, y: 0.7 }] }, SIZE);
  expect(there).toBe('M300.0 540.0 A150.0 90.0 0 1 1 600.0 540.0 A150.0 90.0 0 1 1 300.0 540.0');
  expect(markPath({ kind: 'circle', points: [{ x: 0.5, y: 0.7 }, FROM] }, SIZE)).toBe(there);
});

it('draws a freehand line through each point, with a width relative to the picture', () => {
  const points = [FROM, { x: 0.3, y: 0.6 }, { x: 0.4, y: 0.4 }];
  expect(markPath({ kind: 'line', points }, SIZE)).toBe('M300.0 450.0 L360.0 540.0 L480.0 360.0');
  expect(markWidthPx(SIZE)).toBe(10);
  expect(markWidthPx({ width: 2400, height: 1800 })).toBe(20);
});

it('ignores a mere tap', () => {
  expect(isDrawn({ kind: 'line', points: [FROM, { x: 0.255, y: 0.5 }] }, SIZE)).toBe(false);
  expect(isDrawn({ kind: 'line', points: [FROM, { x: 0.3, y: 0.5 }] }, SIZE)).toBe(true);
  expect(isDrawn({ kind: 'arrow', points: [] }, SIZE)).toBe(false);
});
