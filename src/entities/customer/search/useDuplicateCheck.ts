import { useEffect, useState } from 'react';
import type { DirectoryRow } from '@/domain/directory/schema';
import { stableJson } from '@/lib/stableJson';
import type { DuplicateQuery } from './directoryIndex';
import { useDirectory } from './useDirectory';

const NONE: DirectoryRow[] = [];
const MAX_SHOWN = 5;

/** Returns customers (at most five) that already have one of these phones or e-mails; updated as they're typed. */
export function useDuplicateCheck(query: DuplicateQuery): DirectoryRow[] {
  const { engine, version, isReady } = useDirectory();
  const [found, setFound] = useState<DirectoryRow[]>(NONE);
  const key = stableJson(query);

  useEffect(() => {
    if (!isReady) return;
    let isNewest = true;
    const timer = setTimeout(() => {
      engine.findDuplicates(JSON.parse(key) as DuplicateQuery).then(
        (rows) => {
          if (isNewest) setFound(rows.slice(0, MAX_SHOWN));
        },
        () => undefined,
      );
    }, 200);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [engine, version, isReady, key]);

  return found;
}
