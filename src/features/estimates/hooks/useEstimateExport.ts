import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ESTIMATE_STATUS_LABELS } from '@/domain/billing/estimateState';
import type { Estimate } from '@/domain/estimate/schema';
import { plainAmount } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { statusOfEstimate } from '@/entities/estimate/estimateFacts';
import { useListExport } from '@/entities/record/useListExport';
import { calendarDay } from '@/lib/dates';
import { toWallTime } from '@/ui/format/wallTime';

const HEADER = [
  'Number',
  'Revision',
  'Title',
  'Status',
  'Customer',
  'Address',
  'Total',
  'Currency',
  'Date',
  'Valid until',
  'Sent',
  'First viewed',
  'Answered',
  'Reason',
  'Options',
  'Created',
  'Id',
];

/** What the list shows, as a CSV file. */
export function useEstimateExport() {
  const { company } = useSession();
  const today = calendarDay(company.timeZone);

  const rowOf = (estimate: Stored<Estimate>) => {
    const at = (iso: string): string => toWallTime(iso, company.timeZone);
    const {
      number,
      revisionNumber,
      title,
      customerName,
      propertyAddress,
      totalCents,
      document,
      validUntil,
      sentAt,
      firstViewedAt,
      answeredAt,
      declineReason,
      changeRequest,
      createdAt,
      id,
    } = estimate;
    return [
      number,
      revisionNumber,
      title,
      ESTIMATE_STATUS_LABELS[statusOfEstimate(estimate, today)],
      customerName,
      propertyAddress,
      plainAmount(totalCents),
      document.currency,
      document.date,
      validUntil,
      at(sentAt),
      at(firstViewedAt),
      at(answeredAt),
      declineReason || changeRequest,
      document.options.map(({ name }) => name).join('; '),
      at(createdAt),
      id,
    ];
  };
  return useListExport(collections.estimates, {
    header: HEADER,
    rowsOf: (record) => [rowOf(record)],
    noun: 'estimate',
  });
}
