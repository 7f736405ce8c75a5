import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { newInspection } from '@/domain/inspection/create';
import { formOfFailed } from '@/domain/inspection/reinspect';
import { readUnits, type Inspection } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { notify } from '@/ui/feedback/notify';

/** Starts the re-inspection of what failed, and opens it. */
export function useReinspect(record: Stored<Inspection>) {
  const navigate = useNavigate();
  const save = useSaveRecord(collections.inspections);
  const { isBusy, submit } = useSubmitOnce();
  const reinspect = (): Promise<unknown> =>
    submit(async () => {
      const form = formOfFailed(record);
      if (!form) return;
      const { templateId, templateVersion, title, trade, equipmentIds } = record;
      const { customerId, customerName, propertyId, propertyAddress, jobId } = record;
      const next = newInspection(
        { id: templateId, version: templateVersion, name: title, trade, form },
        {
          customerId,
          customerName,
          propertyId,
          propertyAddress,
          jobId,
          previousId: record.id,
          units: readUnits(record.units),
          equipmentIds,
        },
        new Date(),
      );
      try {
        const { id } = await save.create(next, { label: `${next.number} ${next.title}` });
        await navigate(paths.inspectionFill(id));
      } catch (error) {
        notify.error(error);
      }
    });
  return { reinspect, isStarting: isBusy };
}
