import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { notify } from '@/ui/feedback/notify';

/** Takes somebody out of recognition, or lets them take part again. What fails is shown. */
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
