import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { newLoad, type NewLoadValues } from '../newLoad';

/** Stores a new calculation, on the device first, so it works offline. */
export function useCreateLoad(): (values: NewLoadValues) => Promise<Stored<LoadProject>> {
  const { repository } = useWorkspace();
  const save = useSaveRecord(collections.manualJ);
  return async (values) => {
    const customer =
      values.customerId === '' ? null : await repository(collections.customers).getById(values.customerId);
    const copied = values.start === 'copy' ? await repository(collections.manualJ).getById(values.copyOf) : null;
    const record = newLoad(values, { customerName: customer?.name ?? '', copied }, new Date());
    return save.create(record, { label: `${record.number} ${record.title}` });
  };
}
