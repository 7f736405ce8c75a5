import { useState } from 'react';
import type { MapView } from '@/domain/routing/day/projection';
import { tileAddress, tilesOf } from '@/domain/routing/day/tiles';
import classes from './RouteMap.module.css';

type MapTilesProps = { template: string; view: MapView; size: { width: number; height: number } };

/** Shows a map server's tiles under the routes. A missing tile leaves the plain background, as when offline. */
export function MapTiles({ template, view, size }: MapTilesProps) {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  return (
    <g className={classes.tiles} aria-hidden>
      {tilesOf(view, size)
        .map((tile) => ({ ...tile, address: tileAddress(template, tile) }))
        .filter(({ address }) => !missing.has(address))
        .map(({ address, left, top, width, height }) => (
          <image
            key={address}
            href={address}
            x={left}
            y={top}
            // Slightly overlapping, to avoid seams.
            width={width + 0.5}
            height={height + 0.5}
            preserveAspectRatio="none"
            onError={() => setMissing((before) => new Set([...before, address]))}
          />
        ))}
    </g>
  );
}
