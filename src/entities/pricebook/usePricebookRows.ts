import { useEffect, useState } from 'react';
import type { PricebookRow } from '@/domain/pricebook/row';
import { usePricebook } from './usePricebook';

const NONE: ReadonlyMap<string, PricebookRow> = new Map();

/** Returns active items by ID, from this device; unknown IDs are missing. Follows every change. */
export function usePricebookRows(ids: readonly string[]): ReadonlyMap<string, PricebookRow> {
  const { engine, version, isReady } = usePricebook(ids.length > 0);
  const [rows, setRows] = useState(NONE);
  const key = ids.join(' ');

  useEffect(() => {
    if (!isReady || key === '') return;
    let isNewest = true;
    engine.find(key.split(' ')).then((found) => {
      if (isNewest) setRows(new Map(found.map((row) => [row.id, row])));
    }, console.warn);
    return () => {
      isNewest = false;
    };
  }, [engine, version, isReady, key]);

  return key === '' ? NONE : rows;
}
