import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { newInspection } from '@/domain/inspection/create';
import { repeatOfFailed } from '@/domain/inspection/reinspect';
import type { Inspection } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { userName } from '@/domain/user/schema';
import { paths } from '@/lib/paths';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { notify } from '@/ui/feedback/notify';

/** Starts a reinspection of the failed items and opens it. */
export function useReinspect(record: Stored<Inspection>) {
  const navigate = useNavigate();
  const save = useSaveRecord(collections.inspections);
  const { user } = useSession();
  const { isBusy, submit } = useSubmitOnce();
  const reinspect = (): Promise<unknown> =>
    submit(async () => {
      const repeated = repeatOfFailed(record);
      if (!repeated) return;
      const { form, units } = repeated;
      const { templateId, templateVersion, title, trade, equipmentIds } = record;
      const { customerId, customerName, propertyId, propertyAddress, jobId } = record;
      try {
        const next = newInspection(
          { id: templateId, version: templateVersion, name: title, trade, form },
          {
            customerId,
            customerName,
            propertyId,
            propertyAddress,
            jobId,
            previousId: record.id,
            inspectorName: userName(user),
            units,
            equipmentIds: equipmentIds.filter((unitId) => units.some(({ id }) => id === unitId)),
          },
          new Date(),
        );
        const { id } = await save.create(next, { label: `${next.number} ${next.title}` });
        await navigate(paths.inspectionFill(id));
      } catch (error) {
        notify.error(error);
      }
    });
  return { reinspect, isStarting: isBusy };
}
