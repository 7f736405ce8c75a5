import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { notify } from '@/ui/feedback/notify';

/** Opts someone out of recognition or back in. Shows any error. */
export function useTakePart() {
  const { create, remove } = useSaveRecord(collections.recognitionOptOuts);
  return async (technicianId: string, takesPart: boolean): Promise<void> => {
    try {
      if (takesPart) await remove(technicianId);
      else await create({ technicianId }, { id: technicianId });
    } catch (error) {
      notify.error(error);
    }
  };
}
