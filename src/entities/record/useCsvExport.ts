import { useRef, useState } from 'react';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import type { CollectionDefinition } from '@/data/records/definition';
import { everyPage } from '@/data/records/everyPage';
import type { ListQuery } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import { csvFile } from '@/lib/csv';
import { calendarDay } from '@/lib/dates';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

type CsvExport<T> = {
  header: readonly string[];
  rowOf: (record: Stored<T>) => readonly (string | number)[];
  /** What one record is called: `invoice`. The file is `invoices-2026-06-01.csv`. */
  noun: string;
};

/** All that a query finds, less what `keep` leaves out (the part of a filter that no query can do), or records at hand. */
type Source<T> = { query: ListQuery; keep?: (record: Stored<T>) => boolean } | { records: readonly Stored<T>[] };

/** Reads what a list shows, page by page, into a CSV file. `count` is how many were read so far; null when idle. */
export function useCsvExport<T extends object>(
  definition: CollectionDefinition<T>,
  { header, rowOf, noun }: CsvExport<T>,
) {
  const workspace = useWorkspace();
  const { company } = useSession();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const readAll = async (
    query: ListQuery,
    keep: (record: Stored<T>) => boolean,
    signal: AbortSignal,
  ): Promise<Stored<T>[]> => {
    const repository = workspace.repository(definition);
    const all: Stored<T>[] = [];
    for await (const page of everyPage(
      query,
      (options) => repository.getAll(options),
      (record) => record,
    )) {
      all.push(...page.filter(keep));
      setCount(all.length);
      if (signal.aborted) break;
    }
    return all;
  };

  const start = async (source: Source<T>): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setCount(0);
    try {
      const records =
        'records' in source
          ? source.records
          : await readAll(source.query, source.keep ?? (() => true), controller.signal);
      if (controller.signal.aborted) return;
      downloadFile(`${noun}s-${calendarDay(company.timeZone)}.csv`, csvFile(header, records.map(rowOf)));
      notify.success(`${formatCount(records.length, noun)} exported.`);
    } catch (error) {
      notify.error(error);
    } finally {
      setCount(null);
    }
  };

  return { start, count, cancel: () => running.current?.abort() };
}
