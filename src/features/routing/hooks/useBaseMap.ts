import { useQueries } from '@tanstack/react-query';
import { cellsIn, joinedCells, NO_MAP, readCell, type BaseMapParts, type Frame } from '@/domain/routing/base-map/cells';

async function loadCell(name: string): Promise<BaseMapParts> {
  const response = await fetch(`/map/${name}.txt`);
  // Where there is no land, there is no file; hosting answers other addresses with the app.
  const isText = response.headers.get('content-type')?.startsWith('text/plain') ?? false;
  return response.ok && isText ? readCell(await response.text(), name) : NO_MAP;
}

/** The counties, waters and towns around what a map shows, as they come; each part of the country is loaded once and kept for offline. */
export function useBaseMap(frame: Frame): BaseMapParts {
  return useQueries({
    queries: cellsIn(frame).map((name) => ({
      queryKey: ['base-map', name],
      queryFn: () => loadCell(name),
      staleTime: Infinity,
      gcTime: Infinity,
      // Without a connection the map stays as it is.
      retry: false,
    })),
    combine: (results) => joinedCells(results.flatMap(({ data }) => data ?? [])),
  });
}
