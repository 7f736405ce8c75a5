import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { completedFields, type InspectionResult } from '@/domain/inspection/assess';
import type { Inspection, InspectionSignature } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import type { useFillIn } from './useFillIn';

type Finishing = {
  record: Stored<Inspection>;
  result: InspectionResult;
  fill: ReturnType<typeof useFillIn>;
};

/** Writes a signature or the completion immediately, separately from the answers. */
export function useFinishing({ record, result, fill }: Finishing) {
  const navigate = useNavigate();
  const save = useSaveRecord(collections.inspections);
  const sign = async (itemKey: string, signed: Pick<InspectionSignature, 'name' | 'imageDataUrl'>): Promise<void> => {
    const one = { ...signed, id: itemKey, signedAt: nowIso() };
    const signatures = [...record.signatures.filter(({ id }) => id !== itemKey), one];
    await save.update(record.id, { signatures }, { base: record, lists: ['signatures'], label: record.number });
    fill.change(itemKey, { value: signed.name });
  };
  const complete = async (notes: string): Promise<void> => {
    await fill.flush();
    await save.update(
      record.id,
      { ...completedFields(result), finishedAt: nowIso(), notes },
      { label: `${record.number} ${record.title}` },
    );
    fill.forget();
    notify.success(`${record.title} completed.`);
    await navigate(paths.inspectionView(record.id), { replace: true });
  };
  return { sign, complete };
}
