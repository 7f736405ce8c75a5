import { useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import { linesToPrice } from '@/domain/invoice/create';
import type { Stored } from '@/domain/record/schema';
import { userMessageOf } from '@/lib/appError';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { newInvoice } from '../newInvoice';
import { readOrigin } from './readOrigin';

/** Creates a draft for each of many finished jobs, skipping jobs that already have one. */
export function useCreateDrafts() {
  const workspace = useWorkspace();
  const { create } = useSaveRecord(collections.invoices);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const isRunning = useRef(false);

  const draftOf = async (job: Stored<Job>): Promise<'made' | 'to-price' | 'had-one'> => {
    const { draft, earlier } = await readOrigin(workspace, {
      customerId: '',
      jobId: job.id,
      estimateId: '',
      copyOf: '',
    });
    if (earlier.length > 0) return 'had-one';
    await create(newInvoice(draft), { label: `${draft.draftNumber} ${draft.title}` });
    return linesToPrice(draft).length > 0 ? 'to-price' : 'made';
  };

  const run = async (jobs: readonly Stored<Job>[]): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setProgress({ done: 0, of: jobs.length });
    const outcomes: string[] = [];
    const faults: string[] = [];
    try {
      for (const job of jobs) {
        try {
          outcomes.push(await draftOf(job));
        } catch (error) {
          faults.push(`${job.number}: ${userMessageOf(error)}`);
        }
        setProgress((shown) => shown && { ...shown, done: shown.done + 1 });
      }
    } finally {
      isRunning.current = false;
      setProgress(null);
    }
    const made = outcomes.filter((outcome) => outcome !== 'had-one').length;
    const toPrice = outcomes.filter((outcome) => outcome === 'to-price').length;
    if (made > 0)
      notify.success(
        `${formatCount(made, 'draft')} made.${toPrice > 0 ? ` ${formatCount(toPrice, 'draft')} still to be priced.` : ''}`,
      );
    else if (faults.length === 0) notify.info('All of them already have an invoice.');
    if (faults.length > 0) notify.error(`${formatCount(faults.length, 'job')} could not be invoiced. ${faults[0]}`);
  };

  return { run, progress };
}
