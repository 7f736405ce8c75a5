import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import type { Stored } from '@/domain/record/schema';
import { newPlumbing, type NewPlumbingValues, type ProposedCode } from '../newPlumbing';

/** Stores a new calculation, on the device first, so it works offline. */
export function useCreatePlumbing(): (
  values: NewPlumbingValues,
  proposed: ProposedCode,
) => Promise<Stored<PlumbingCalc>> {
  const { repository } = useWorkspace();
  const save = useSaveRecord(collections.plumbingCalc);
  return async (values, proposed) => {
    const customer =
      values.customerId === '' ? null : await repository(collections.customers).getById(values.customerId);
    const copied = values.start === 'copy' ? await repository(collections.plumbingCalc).getById(values.copyOf) : null;
    const record = newPlumbing(values, { customerName: customer?.name ?? '', copied, proposed }, new Date());
    return save.create(record, { label: `${record.number} ${record.title}` });
  };
}
