import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { usePendingPhotos } from '@/data/react/usePendingPhotos';
import { photosOfSubject } from '@/domain/photo/queries';

/** Returns an inspection's photos and the number per answer, including those not uploaded yet. */
export function useItemPhotos(inspectionId: string) {
  const can = useCan();
  const { records, isLoading } = useLiveRecords(
    collections.photos,
    photosOfSubject({ subjectId: inspectionId, itemId: '' }),
    { isEnabled: can('read', 'photos') },
  );
  const pending = usePendingPhotos();
  const counts = useMemo(() => {
    const known = new Set(records.map(({ id }) => id));
    const waiting = pending.filter(({ id, subjectId }) => subjectId === inspectionId && !known.has(id));
    const byItem = new Map<string, number>();
    for (const { itemId = '' } of [...records, ...waiting]) byItem.set(itemId, (byItem.get(itemId) ?? 0) + 1);
    return byItem;
  }, [records, pending, inspectionId]);
  return { photos: records, counts, isLoading };
}
