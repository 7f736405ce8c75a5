import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import {
  isDecisionRight,
  REQUEST_RULE_LABELS,
  REQUEST_STATE_LABELS,
  type ReviewRequest,
} from '@/domain/review/request';
import { useListExport } from '@/entities/record/useListExport';
import { toWallTime } from '@/ui/format/wallTime';

const HEADER = [
  'Finished or paid',
  'Job',
  'Customer',
  'Begun by',
  'Rule',
  'Decided',
  'Decided again',
  'Status',
  'Sent',
  'Reminded',
  'Opened',
  'Answered',
  'Links shown',
  'Facts',
  'Id',
];

/** The fairness log as a CSV file, with the facts of each decision, so that somebody else can decide them all once more. */
export function useRequestExport() {
  const { company } = useSession();
  const at = (iso: string): string => toWallTime(iso, company.timeZone);
  const rowOf = (request: Stored<ReviewRequest>) => {
    const { facts, rule } = request;
    const isRight = isDecisionRight(request);
    return [
      at(request.occurredAt),
      request.jobNumber,
      request.customerName,
      request.trigger,
      rule === '' ? '' : REQUEST_RULE_LABELS[rule],
      at(facts?.decidedAt ?? ''),
      isRight === null ? '' : isRight ? 'the same' : 'different',
      REQUEST_STATE_LABELS[request.state],
      at(request.sentAt),
      at(request.remindedAt),
      at(request.openedAt),
      at(request.answeredAt),
      request.shownLinks.join(', '),
      facts ? JSON.stringify(facts) : '',
      request.id,
    ];
  };
  return useListExport(collections.reviewRequests, {
    header: HEADER,
    rowsOf: (request) => [rowOf(request)],
    noun: 'request',
  });
}
