import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { convertEstimate, reviseEstimate } from '@/domain/estimate/api';
import type { Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { addressOf, copyCustomerLink, takeBackCustomerLink } from '@/entities/public-document/customerLink';
import { useDelete } from '@/entities/record/useDelete';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';

/** Returns the customer's link. */
export const linkOf = (token: string): string => addressOf(paths.estimateView(token));

/** One-click actions on an estimate. The record updates automatically. */
export function useEstimateActions(estimate: Stored<Estimate>) {
  const navigate = useNavigate();
  const deleteEstimate = useDelete(collections.estimates);
  const [isBusy, setIsBusy] = useState(false);
  const subject = { kind: 'estimate' as const, subjectId: estimate.id };

  const run = async (act: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      notify.error(error);
    } finally {
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    copyLink: () => run(() => copyCustomerLink(subject, estimate.token, paths.estimateView)),
    revokeLink: () => run(() => takeBackCustomerLink(subject)),
    revise: () =>
      run(async () => {
        const { revisionNumber } = await callFunction(reviseEstimate, { estimateId: estimate.id });
        notify.success(`Revision ${revisionNumber} is open for editing. What was sent is kept.`);
        await navigate(paths.estimateEdit(estimate.id));
      }),
    convert: (to: 'job' | 'invoice') =>
      run(async () => {
        const { jobId, invoiceId } = await callFunction(convertEstimate, { estimateId: estimate.id, to });
        notify.success(
          to === 'job' ? 'The job was created. It still needs to be scheduled.' : 'The invoice was created as a draft.',
        );
        await navigate(to === 'job' ? paths.jobDetails(jobId) : paths.invoice(invoiceId));
      }),
    remove: () =>
      run(async () => {
        const isGone = await deleteEstimate(estimate.id, {
          name: estimate.number,
          message: 'It has never been sent. It will be permanently deleted.',
          confirmLabel: 'Delete draft',
        });
        if (isGone) await navigate(paths.estimates, { replace: true });
      }),
  };
}
export type EstimateActionsApi = ReturnType<typeof useEstimateActions>;
