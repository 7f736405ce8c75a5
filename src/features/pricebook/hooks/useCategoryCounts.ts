import { useEffect, useState } from 'react';
import { usePricebook } from '@/entities/pricebook/usePricebook';

/** How many active items each category holds itself, from this device. */
export function useCategoryCounts(): Readonly<Record<string, number>> {
  const { engine, version, isReady } = usePricebook();
  const [counts, setCounts] = useState<Record<string, number>>({});
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
