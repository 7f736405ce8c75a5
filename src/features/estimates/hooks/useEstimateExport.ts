import { useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { MAX_LIST_LIMIT } from '@/data/limits';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { cursorAfter } from '@/data/records/store';
import { ESTIMATE_STATUS_LABELS } from '@/domain/billing/estimateState';
import type { Estimate } from '@/domain/estimate/schema';
import type { ListQuery } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import { statusOfEstimate } from '@/entities/estimate/estimateFacts';
import { csvFile } from '@/lib/csv';
import { calendarDay } from '@/lib/dates';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import { toWallTime } from '@/ui/format/wallTime';

const HEADER = ['Number', 'Revision', 'Title', 'Status', 'Customer', 'Address', 'Total', 'Currency', 'Date', 'Valid until', 'Sent', 'First viewed', 'Answered', 'Reason', 'Options', 'Created', 'Id'];

type Source = { query: ListQuery; keep: (estimate: Stored<Estimate>) => boolean } | { estimates: readonly Stored<Estimate>[] };

/** Reads what the list shows, page by page, into a CSV file. */
export function useEstimateExport() {
  const workspace = useWorkspace();
  const { company } = useSession();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const today = calendarDay(company.timeZone);

  const rowOf = (estimate: Stored<Estimate>) => {
    const at = (iso: string): string => toWallTime(iso, company.timeZone);
    const { number, revisionNumber, title, customerName, propertyAddress, totalCents, document, validUntil, sentAt, firstViewedAt, answeredAt, declineReason, changeRequest, createdAt, id } = estimate;
    return [
      number, revisionNumber, title, ESTIMATE_STATUS_LABELS[statusOfEstimate(estimate, today)], customerName, propertyAddress, (totalCents / 100).toFixed(2), document.currency,
      document.date, validUntil, at(sentAt), at(firstViewedAt), at(answeredAt), declineReason || changeRequest, document.options.map(({ name }) => name).join('; '), at(createdAt), id,
    ];
  };

  const readAll = async (query: ListQuery, keep: (estimate: Stored<Estimate>) => boolean, signal: AbortSignal): Promise<Stored<Estimate>[]> => {
    const repository = workspace.repository(collections.estimates);
    const all: Stored<Estimate>[] = [];
    let cursor: ReturnType<typeof cursorAfter> | undefined;
    while (!signal.aborted) {
      const page = await repository.getAll({ ...query, limit: MAX_LIST_LIMIT, ...(cursor && { cursor }) });
      all.push(...page.filter(keep));
      setCount(all.length);
      const last = page.at(-1);
      if (!last || page.length < MAX_LIST_LIMIT) break;
      cursor = cursorAfter(last, query.orderBy);
    }
    return all;
  };

  const start = async (source: Source): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setCount(0);
    try {
      const estimates = 'estimates' in source ? source.estimates : await readAll(source.query, source.keep, controller.signal);
      if (controller.signal.aborted) return;
      downloadFile(`estimates-${today}.csv`, csvFile(HEADER, estimates.map(rowOf)));
      notify.success(`${formatCount(estimates.length, 'estimate')} exported.`);
    } catch (error) {
      notify.error(error);
    } finally {
      setCount(null);
    }
  };

  return { start, count, cancel: () => running.current?.abort() };
}
