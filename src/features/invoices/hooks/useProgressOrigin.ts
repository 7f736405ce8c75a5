import { useQuery } from '@tanstack/react-query';
import { collections } from '@/data/collections';
import { queryKeys } from '@/data/react/queryKeys';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { remainingParts, type IssuedPart } from '@/domain/billing/parts';
import type { Estimate } from '@/domain/estimate/schema';
import { billedParts, contractParts } from '@/domain/invoice/progressDraft';
import { creditNotesOfInvoice } from '@/domain/invoice/queries';
import type { Invoice, InvoiceInput } from '@/domain/invoice/schema';
import type { Stored } from '@/domain/record/schema';
import { calendarDay } from '@/lib/dates';
import { readOrigin } from './readOrigin';

export type ProgressOrigin = {
  estimate: Stored<Estimate>;
  draft: InvoiceInput;
  contract: IssuedPart[];
  billedBefore: IssuedPart[];
  earlier: Stored<Invoice>[];
  today: string;
};

/** Reads an accepted estimate with the amount billed so far, ready for the next progress bill. */
export function useProgressOrigin(estimateId: string) {
  const workspace = useWorkspace();
  const { company } = useSession();
  const who = { uid: workspace.uid, companyId: workspace.scope().companyId };

  const read = async (): Promise<ProgressOrigin> => {
    const today = calendarDay(company.timeZone);
    const estimate = await workspace.repository(collections.estimates).getById(estimateId);
    const contract = contractParts(estimate, today);
    const { draft, earlier } = await readOrigin(workspace, { customerId: '', jobId: '', estimateId, copyOf: '' });
    const notes = workspace.repository(collections.creditNotes);
    const parts = await Promise.all(
      earlier.map(async (invoice) => {
        const credited =
          invoice.creditNoteIds.length === 0
            ? []
            : (await notes.getAll(creditNotesOfInvoice(invoice.id))).flatMap((note) => note.parts);
        return remainingParts(billedParts([invoice]), credited);
      }),
    );
    return { estimate, draft, contract, billedBefore: parts.flat(), earlier, today };
  };
  return useQuery({
    queryKey: [...queryKeys.collection('invoices', who), 'progress', estimateId],
    queryFn: read,
    gcTime: 0,
    staleTime: Infinity,
    enabled: estimateId !== '',
  });
}
