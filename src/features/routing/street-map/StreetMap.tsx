import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MapView, Point } from '@/domain/routing/day/projection';
import { zoomOf } from '@/domain/routing/day/tiles';
import { COLORS, drawStreets, type StreetColors } from './drawStreets';
import { useStreetTiles, type Coverage } from './useStreetTiles';
import classes from './StreetMap.module.css';

export type StreetMapProps = {
  /** URL of the PMTiles file. */
  address: string;
  view: MapView;
  size: { width: number; height: number };
  /** Areas where stops are drawn. */
  taken: readonly Point[];
  /** The routes. */
  lines: readonly (readonly Point[])[];
  /** Towns that are already labeled. */
  named: readonly string[];
  onCoverage: (coverage: Coverage) => void;
};

/** Styles assume this tile size. */
const TILE_PX = 512;

/**
 * Draws streets, water, parks and names under the routes from the operator's own file (docs/deploy.md). Loaded only where such a map is
 * open.
 */
export function StreetMap({ address, view, size, taken, lines, named, onCoverage }: StreetMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useComputedColorScheme('light');
  const { tiles, coverage } = useStreetTiles(address, view, size);
  useEffect(() => onCoverage(coverage), [coverage, onCoverage]);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const style = getComputedStyle(canvas.current);
    drawStreets(context, {
      size,
      density: densityOf(),
      zoom: zoomOf(view, size, TILE_PX),
      colors: colorsOf(style),
      font: style.fontFamily,
      tiles,
      taken,
      lines,
      named,
    });
  });
  return (
    <canvas
      ref={canvas}
      className={classes.streets}
      // Redraws when the color scheme changes.
      key={scheme}
      width={size.width * densityOf()}
      height={size.height * densityOf()}
      style={{ width: size.width, height: size.height }}
      aria-hidden
    />
  );
}

const densityOf = (): number => Math.min(3, window.devicePixelRatio || 1);

const colorsOf = (style: CSSStyleDeclaration): StreetColors =>
  Object.fromEntries(COLORS.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()]));
