import { useMemo, useState } from 'react';
import { MAX_QUANTITY_E4, QUANTITY_ONE_E4 } from '@/domain/money/limits';
import type { Picked } from '@/domain/pricebook/line';
import type { PricebookRow } from '@/domain/pricebook/row';

/** The picks so far, in order. */
export type Picks = {
  all: readonly Picked<PricebookRow>[];
  quantityOf: (id: string) => number;
  /** Adds one more of an item. */
  add: (item: PricebookRow) => void;
  /** Sets an item's quantity; 0 removes it. */
  setQuantity: (item: PricebookRow, quantityE4: number) => void;
};

export function usePicks(): Picks {
  const [all, setAll] = useState<readonly Picked<PricebookRow>[]>([]);
  return useMemo(() => {
    const quantityOf = (id: string): number => all.find(({ item }) => item.id === id)?.quantityE4 ?? 0;
    const setQuantity = (item: PricebookRow, wantedE4: number): void => {
      const quantityE4 = Math.min(Math.max(wantedE4, 0), MAX_QUANTITY_E4);
      setAll((current) => {
        if (quantityE4 === 0) return current.filter((pick) => pick.item.id !== item.id);
        const isKnown = current.some((pick) => pick.item.id === item.id);
        return isKnown
          ? current.map((pick) => (pick.item.id === item.id ? { item, quantityE4 } : pick))
          : [...current, { item, quantityE4 }];
      });
    };
    return { all, quantityOf, setQuantity, add: (item) => setQuantity(item, quantityOf(item.id) + QUANTITY_ONE_E4) };
  }, [all]);
}
