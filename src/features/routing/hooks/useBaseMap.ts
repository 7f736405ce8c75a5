import { useQueries } from '@tanstack/react-query';
import { cellsIn, joinedCells, NO_MAP, readCell, type BaseMapParts, type Frame } from '@/domain/routing/base-map/cells';

async function loadCell(name: string): Promise<BaseMapParts> {
  const response = await fetch(`/map/${name}.txt`);
  // Cells without land have no file; hosting answers other addresses with the app.
  const isText = response.headers.get('content-type')?.startsWith('text/plain') ?? false;
  return response.ok && isText ? readCell(await response.text(), name) : NO_MAP;
}

/** Loads the counties, waters and towns around the visible map; each part of the country is loaded once and kept for offline use. */
export function useBaseMap(frame: Frame): BaseMapParts {
  return useQueries({
    queries: cellsIn(frame).map((name) => ({
      queryKey: ['base-map', name],
      queryFn: () => loadCell(name),
      staleTime: Infinity,
      gcTime: Infinity,
      // Offline, the map stays as it is.
      retry: false,
    })),
    combine: (results) => joinedCells(results.flatMap(({ data }) => data ?? [])),
  });
}
