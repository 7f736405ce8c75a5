import { Button, Text } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { TO_INVOICE_LIMIT } from '@/domain/invoice/queries';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { unitFilterFields } from '@/entities/billing/unitFilter';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import type { BuiltInViews } from '@/entities/record/ListViews';
import { JobTechnicians } from '@/entities/job/JobTechnicians';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { paths } from '@/lib/paths';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatShortDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { BulkBar } from '@/ui/table/BulkBar';
import type { ListAction } from '@/ui/table/ListMenu';
import type { ListParams } from '@/ui/table/useListParams';
import { useSelection } from '@/ui/table/useSelection';
import { useCreateDrafts } from '../hooks/useCreateDrafts';
import { useJobsToInvoice } from '../hooks/useJobsToInvoice';
import { amountText, toInvoiceColumns } from './toInvoiceColumns';

type ToInvoiceListProps = {
  params: ListParams;
  views: BuiltInViews;
  primary: ReactNode;
  actions: readonly ListAction[];
  /** Selected business unit; '' for all. */
  unit: string;
  onUnit: (unit: string) => void;
};

/** Lists finished jobs not invoiced yet, to bill one at a time or draft all at once. */
export function ToInvoiceList({ params, views, primary, actions, unit, onUnit }: ToInvoiceListProps) {
  const { timeZone } = useSession().company;
  const { list, isMore, ...billing } = useJobsToInvoice(params.q, unit);
  const { settings } = useBillingSettings();
  const { draftOf, isIncluded } = billing;
  const selection = useSelection(params.question);
  const { run, progress } = useCreateDrafts();
  const chosen = selection.of(list.rows).filter(({ id }) => draftOf(id) === undefined && !isIncluded(id));
  const makeDrafts = async (): Promise<void> => {
    await run(chosen);
    selection.clear();
  };

  return (
    <RecordListPage<Stored<Job>>
      name="toInvoice"
      title="Invoices"
      caption="Jobs to invoice"
      primary={primary}
      actions={actions}
      params={params}
      list={list}
      columns={toInvoiceColumns(timeZone, billing)}
      rowHref={({ id }) => {
        const draft = draftOf(id);
        if (isIncluded(id)) return paths.jobDetails(id);
        return draft ? paths.invoice(draft.id) : paths.invoiceNewForJob(id);
      }}
      renderCard={(job) => (
        <>
          <strong>{job.title}</strong>
          <span>{job.customerName}</span>
          <Text span size="sm" c="dimmed">
            {job.number} · {formatShortDate(job.scheduledTime, timeZone)} · {amountText(billing, job.id)}
          </Text>
          <JobTechnicians ids={job.technicianIds} emptyText="No technician" isShort />
        </>
      )}
      sort={null}
      views={views}
      filters={unitFilterFields(settings, unit, onUnit)}
      searchLabel="Search job, customer or address"
      summary={
        isMore && (
          <Text size="sm" c="dimmed" role="status">
            These are the oldest {TO_INVOICE_LIMIT}. There may be more.
          </Text>
        )
      }
      selection={selection}
      rowLabel={(job) => `${job.number} ${job.title}`}
      bulkBar={
        <BulkBar
          count={selection.of(list.rows).length}
          noun="job"
          onClear={selection.clear}
          extra={
            progress && (
              <ProgressBar
                label="Creating drafts"
                value={(progress.done / progress.of) * 100}
                detail={`${progress.done} of ${progress.of}`}
              />
            )
          }
        >
          <Button onClick={() => void makeDrafts()} disabled={chosen.length === 0} loading={progress !== null}>
            Create {formatCount(chosen.length, 'draft')}
          </Button>
        </BulkBar>
      }
      none={null}
      isNarrowed
      noMatch={{
        icon: <IconFileInvoice size={28} />,
        title: params.q === '' ? (unit === '' ? 'Everything is invoiced' : 'All of it is invoiced') : 'No jobs match',
        text:
          params.q === ''
            ? 'Finished jobs without an invoice appear here.'
            : 'Search by job number, title, customer or address.',
        resetLabel: 'Show all invoices',
      }}
    />
  );
}
