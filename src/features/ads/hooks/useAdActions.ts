import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { adNameKey, adSchema, NOTHING_SPENT, type Ad } from '@/domain/ad/schema';
import type { Stored } from '@/domain/record/schema';
import { useArchive } from '@/entities/record/useArchive';
import { useDelete } from '@/entities/record/useDelete';
import { cutText } from '@/lib/cutText';
import { newId } from '@/lib/ids';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { useAdPaths } from './useAdPaths';

const NAME_LENGTH = 120;

/** Provides the actions on an ad as a whole. */
export function useAdActions(ad: Stored<Ad>) {
  const navigate = useNavigate();
  const addresses = useAdPaths();
  const { isBusy, carryOut } = useCarryOut();
  const writer = useSaveRecord(collections.ads);
  const deleting = useDelete(collections.ads);
  const { archive, restore } = useArchive(collections.ads, ad, {
    name: ad.name,
    archived: { isArchived: true },
    active: { isArchived: false },
  });
  return {
    isBusy,
    archive,
    restore,
    /** Makes a copy with its own links and results. */
    duplicate: () =>
      carryOut(async () => {
        const name = cutText(`Copy of ${ad.name}`, NAME_LENGTH);
        const copy: Ad = {
          ...adSchema.parse(ad),
          name,
          sortName: adNameKey(name),
          state: 'draft',
          isArchived: false,
          spentCents: NOTHING_SPENT,
          startsOn: '',
          endsOn: '',
          lines: ad.lines.map((line) => ({ ...line, id: newId() })),
        };
        const saved = await writer.create(copy, { label: name });
        notify.success('Copied. Its links count for themselves.');
        void navigate(addresses.ad(saved.id));
      }),
    remove: async (): Promise<void> => {
      const isGone = await deleting(ad.id, {
        name: ad.name,
        message: 'Its links go on leading to your page, and are no longer counted. To keep the figures, archive it.',
        confirmLabel: 'Delete ad',
      });
      if (isGone) void navigate(addresses.list);
    },
  };
}
