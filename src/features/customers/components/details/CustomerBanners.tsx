import { Button } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecord, useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { mergesInto } from '@/domain/customer/queries';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { RouterLink } from '@/ui/links/RouterLink';
import { useMerge } from '../../hooks/useMerge';

type CustomerBannersProps = { customer: Stored<Customer>; onRestore?: (() => void) | undefined };

/** Shows what to know first: do not service, archived, or merged into another record. */
export function CustomerBanners({ customer, onRestore }: CustomerBannersProps) {
  return (
    <>
      {customer.isDoNotService && (
        <InlineNotice tone="danger" title="Do not service">
          {customer.doNotServiceReason || 'No reason was given.'}
        </InlineNotice>
      )}
      {customer.mergedIntoId !== '' ? (
        <MergedNotice customer={customer} />
      ) : (
        customer.status === 'archived' && (
          <InlineNotice
            tone="neutral"
            title="Archived"
            action={
              onRestore && (
                <Button variant="default" onClick={onRestore}>
                  Restore
                </Button>
              )
            }
          >
            This customer is left out of lists and search. Nothing was deleted.
          </InlineNotice>
        )
      )}
    </>
  );
}

function MergedNotice({ customer }: { customer: Stored<Customer> }) {
  const actor = useSession();
  const can = useCan();
  const { data: survivor } = useRecord(collections.customers, customer.mergedIntoId);
  const mayUndo = canAct(actor, 'mergeCustomers') && can('read', 'merges');
  const { data: merges = [] } = useRecords(collections.merges, mergesInto(customer.mergedIntoId), {
    isEnabled: mayUndo,
  });
  const merge = merges.find(({ duplicateId, state }) => duplicateId === customer.id && state !== 'undone');
  const { undo, isBusy } = useMerge();
  return (
    <InlineNotice
      tone="info"
      title="Merged into another customer"
      action={
        merge && (
          <Button variant="default" loading={isBusy} onClick={() => void undo(merge.id)}>
            Undo merge
          </Button>
        )
      }
    >
      Jobs, properties, notes, estimates, invoices and payments are now with{' '}
      <RouterLink to={paths.customerDetails(customer.mergedIntoId)}>{survivor?.name ?? 'the other record'}</RouterLink>.
    </InlineNotice>
  );
}
