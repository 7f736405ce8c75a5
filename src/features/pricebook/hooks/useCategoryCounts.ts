import { useEffect, useState } from 'react';
import { usePricebook } from '@/entities/pricebook/usePricebook';

/** Returns the number of active items directly in each category, from this device; null until known. */
export function useCategoryCounts(): Readonly<Record<string, number>> | null {
  const { engine, version, isReady } = usePricebook();
  const [counts, setCounts] = useState<Record<string, number> | null>(null);
  useEffect(() => {
    if (!isReady) return;
    let isNewest = true;
    engine.countByCategory().then((found) => {
      if (isNewest) setCounts(found);
    }, console.warn);
    return () => {
      isNewest = false;
    };
  }, [engine, version, isReady]);
  return counts;
}
