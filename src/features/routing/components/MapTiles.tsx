import { useState } from 'react';
import type { MapView } from '@/domain/routing/day/projection';
import { tileAddress, tilesOf } from '@/domain/routing/day/tiles';
import classes from './RouteMap.module.css';

type MapTilesProps = { template: string; view: MapView; size: { width: number; height: number } };

/** A map server's pictures under the routes. One that does not come leaves the plain ground, as without a connection. */
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
            // A hair over the edge: no seams between them.
            width={width + 0.5}
            height={height + 0.5}
            preserveAspectRatio="none"
            onError={() => setMissing((before) => new Set([...before, address]))}
          />
        ))}
    </g>
  );
}
