import { useMemo } from 'react';
import { diffFile, type FileDiff } from '@/domain/pricebook/fileDiff';
import type { PricebookItem } from '@/domain/pricebook/schema';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { useCategories } from '@/entities/pricebook/useCategories';
import { newId } from '@/lib/ids';
import type { Decimal } from '../components/ImportOptions';
import type { PriceFile } from './readPriceFile';
import { usePricebookSettings } from '@/entities/pricebook/usePricebookSettings';

type Compared = { file: PriceFile; items: Stored<PricebookItem>[]; deactivatesMissing: boolean; decimal: Decimal };

/** Returns a file's changes to the pricebook, and category names. */
export function useFileDiff({ file, items, deactivatesMissing, decimal }: Compared): {
  diff: FileDiff;
  categoryName: (id: string) => string;
} {
  const today = useToday();
  const { settings } = usePricebookSettings();
  const { flat, byId } = useCategories();
  const diff = useMemo(() => {
    const categoryIds = new Map(
      flat.flatMap(({ category, path }) => [
        [category.name.toLowerCase(), category.id] as const,
        [path.toLowerCase(), category.id] as const,
      ]),
    );
    return diffFile({
      rows: file.rows,
      mapping: file.mapping,
      items,
      categoryIds,
      settings,
      today,
      newId,
      deactivatesMissing,
      ...(decimal !== '' && { decimalSeparator: decimal }),
    });
  }, [file, items, flat, settings, today, deactivatesMissing, decimal]);
  return { diff, categoryName: (id) => byId.get(id)?.path ?? '' };
}
