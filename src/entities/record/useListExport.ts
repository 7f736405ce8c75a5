import { useRef, useState } from 'react';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import type { CollectionDefinition } from '@/data/records/definition';
import { readEveryRecord } from '@/data/records/readEveryRecord';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { csvFile } from '@/lib/csv';
import { calendarDay } from '@/lib/dates';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import type { ExportSource } from './listState';

type Cells = readonly (string | number | boolean)[];

type ListFile<T> = {
  header: readonly string[];
  /** A record's lines; most have one. */
  rowsOf: (record: Stored<T>) => readonly Cells[];
  /** What one record is called: `invoice`. */
  noun: string;
  /** Where it is not the noun with an s. */
  plural?: string;
  /** The file is `{fileName}-2026-06-01.csv`; by default the plural. */
  fileName?: string;
};

export type ListExport = {
  /** How many records were read so far; null when idle. */
  count: number | null;
  noun: string;
  plural: string;
  stop: () => void;
};

const OFFLINE = 'The export needs a connection, because this device holds only part of the records. Try again online.';
const LOST =
  'The connection was lost during the export, so the file would have been incomplete. Nothing was saved. Try again online.';

/**
 * Writes what a list shows into a CSV file. A query is read page by page past the record cache, which it would fill; that is
 * refused without a connection, because this device holds only part of the records. When the file holds less than all, the
 * message says so, and why: damaged records, a search that was cut off, or records at hand while offline. Stopped, or
 * without a connection halfway, it writes no file.
 */
export function useListExport<T extends object>(
  definition: CollectionDefinition<T>,
  { header, rowsOf, noun, plural = `${noun}s`, fileName = plural.replaceAll(' ', '-') }: ListFile<T>,
): ListExport & { start: (source: ExportSource<T>) => Promise<void> } {
  const workspace = useWorkspace();
  const { company } = useSession();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const read = async (
    source: ExportSource<T>,
    { signal }: AbortController,
  ): Promise<{ lines: (readonly Cells[])[]; gaps: string[] }> => {
    if ('records' in source) {
      return {
        lines: source.records.map(rowsOf),
        gaps: [
          ...(source.isCut === true ? ['The search found more than it lists; narrow it down to get the rest.'] : []),
          ...(navigator.onLine ? [] : ['You are offline: it holds only what is on this device.']),
        ],
      };
    }
    if (!navigator.onLine) throw new AppError({ code: 'unavailable', userMessage: OFFLINE });
    // Without a connection, pages would come from this device without a word.
    const connection = new AbortController();
    window.addEventListener('offline', () => connection.abort(), { once: true, signal });
    const { rows, damaged } = await readEveryRecord(workspace, definition, {
      ...source,
      rowOf: rowsOf,
      onCount: setCount,
      isStopped: () => signal.aborted || connection.signal.aborted,
    });
    if (connection.signal.aborted) throw new AppError({ code: 'unavailable', userMessage: LOST });
    return {
      lines: rows,
      gaps:
        damaged === 0
          ? []
          : [`${formatCount(damaged, noun, plural)} could not be read and ${damaged === 1 ? 'is' : 'are'} not in it.`],
    };
  };

  const start = async (source: ExportSource<T>): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setCount(0);
    try {
      const { lines, gaps } = await read(source, controller);
      if (controller.signal.aborted) {
        notify.info('Export stopped. No file was saved.');
        return;
      }
      downloadFile(`${fileName}-${calendarDay(company.timeZone)}.csv`, csvFile(header, lines.flat()));
      const done = `${formatCount(lines.length, noun, plural)} exported.`;
      if (gaps.length === 0) notify.success(done);
      else notify.error([done, ...gaps].join(' '), { title: 'The file is not complete' });
    } catch (error) {
      if (controller.signal.aborted) notify.info('Export stopped. No file was saved.');
      else notify.error(error);
    } finally {
      controller.abort();
      setCount(null);
    }
  };

  return { start, count, noun, plural, stop: () => running.current?.abort() };
}
