import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Finding } from '@/domain/finding/schema';
import { FINDING_STATE_WORDS, SEVERITY_WORDS } from '@/domain/finding/words';
import { priceOf, sumOf } from '@/domain/money/amounts';
import type { Stored } from '@/domain/record/schema';
import { useListExport } from '@/entities/record/useListExport';
import { toWallTime } from '@/ui/format/wallTime';

const HEADER = [
  'Number',
  'Finding',
  'Severity',
  'State',
  'Customer',
  'Unit',
  'Source',
  'Found',
  'Found by',
  'Put right by',
  'Price',
  'Estimate',
  'Approved',
  'Declined',
  'Declined by',
  'Reason',
  'Repaired',
  'Verified',
  'Note',
  'Id',
];

/** What the list of findings shows as a CSV file; the price is that of the first option, before tax. */
export function useFindingExport() {
  const { timeZone } = useSession().company;
  const wall = (at: string): string => (at === '' ? '' : toWallTime(at, timeZone));
  const rowsOf = (finding: Stored<Finding>) => {
    const lines = finding.options[0]?.lines ?? [];
    const cents = sumOf(lines.map(({ quantityE4, unitPriceCents }) => priceOf(quantityE4, unitPriceCents)));
    return [
      [
        finding.number,
        finding.title,
        SEVERITY_WORDS[finding.severity],
        FINDING_STATE_WORDS[finding.state],
        finding.customerName,
        finding.unitName,
        finding.source.label,
        wall(finding.raisedAt),
        finding.raisedByName,
        finding.dueOn,
        lines.length === 0 ? '' : (cents / 100).toFixed(2),
        finding.estimateNumber,
        wall(finding.approvedAt),
        wall(finding.declinedAt),
        finding.declinedByName,
        finding.declineReason,
        wall(finding.repairedAt),
        wall(finding.verifiedAt),
        finding.note,
        finding.id,
      ],
    ];
  };
  return useListExport(collections.findings, { header: HEADER, rowsOf, noun: 'finding' });
}
