import { useRef, useState } from 'react';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import type { CollectionDefinition } from '@/data/records/definition';
import { readEveryRecord } from '@/data/records/readEveryRecord';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { csvFile } from '@/lib/csv';
import { csvText } from '@/lib/csvText';
import { calendarDay } from '@/lib/dates';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import type { ExportSource } from './listState';

type Cells = readonly (string | number | boolean)[];

type ListFile<T> = {
  header: readonly string[];
  /** Returns a record's rows; most have one. */
  rowsOf: (record: Stored<T>) => readonly Cells[];
  /** Singular name of a record: `invoice`. */
  noun: string;
  /** Plural, if it isn't the noun plus an s. */
  plural?: string;
  /** The file is named `{fileName}-2026-06-01.csv`; by default the plural. */
  fileName?: string;
  /** Related records stored in other lists, such as customers' addresses: all files are put into one ZIP. */
  further?: (reading: Reading) => Promise<readonly FurtherFile[]>;
};

type Reading = { isStopped: () => boolean };

/** An additional file; `name` has no extension. `damaged`: how many of its records couldn't be read. */
export type FurtherFile = {
  name: string;
  header: readonly string[];
  lines: readonly Cells[];
  damaged: number;
};

export type ListExport = {
  /** Number of records read so far; null when idle. */
  count: number | null;
  noun: string;
  plural: string;
  stop: () => void;
};

const OFFLINE = 'The export needs a connection, because this device holds only part of the records. Try again online.';
const LOST =
  'The connection was lost during the export, so the file would have been incomplete. Nothing was saved. Try again online.';

const unread = (count: number, words: string): string =>
  `${words} could not be read and ${count === 1 ? 'is' : 'are'} not in it.`;

/** Zips the files, each readable by Excel. */
async function zipOf(files: readonly FurtherFile[]): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = files.map(({ name, header, lines }) => [`${name}.csv`, strToU8(csvText(header, lines))] as const);
  return new Blob([zipSync(Object.fromEntries(entries), { level: 6 })], { type: 'application/zip' });
}

/**
 * Exports what a list shows to a CSV file, or several in a ZIP. A query is read page by page, bypassing the record cache, which it would
 * fill; this isn't allowed offline, because this device has only part of the records. If the file is incomplete, the message says so, and
 * why: damaged records, a search that was cut off, or loaded records while offline. If stopped, or if the connection is lost halfway, it
 * writes no file.
 */
export function useListExport<T extends object>(
  definition: CollectionDefinition<T>,
  { header, rowsOf, noun, plural = `${noun}s`, fileName = plural.replaceAll(' ', '-'), further }: ListFile<T>,
): ListExport & { start: (source: ExportSource<T>) => Promise<void> } {
  const workspace = useWorkspace();
  const { company } = useSession();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const read = async (
    source: ExportSource<T>,
    { signal }: AbortController,
  ): Promise<{ lines: (readonly Cells[])[]; others: readonly FurtherFile[]; gaps: string[] }> => {
    if ('records' in source) {
      return {
        others: [],
        lines: source.records.map(rowsOf),
        gaps: [
          ...(source.isCut === true ? ['The search found more than it lists; narrow it down to get the rest.'] : []),
          ...(navigator.onLine ? [] : ['You are offline: it holds only what is on this device.']),
        ],
      };
    }
    if (!navigator.onLine) throw new AppError({ code: 'unavailable', userMessage: OFFLINE });
    // Offline, pages would silently come from this device's cache.
    const connection = new AbortController();
    window.addEventListener('offline', () => connection.abort(), { once: true, signal });
    const { rows, damaged } = await readEveryRecord(workspace, definition, {
      ...source,
      rowOf: rowsOf,
      onCount: setCount,
      isStopped: () => signal.aborted || connection.signal.aborted,
    });
    const isStopped = (): boolean => signal.aborted || connection.signal.aborted;
    const others = further && !isStopped() ? await further({ isStopped }) : [];
    if (connection.signal.aborted) throw new AppError({ code: 'unavailable', userMessage: LOST });
    return {
      lines: rows,
      others,
      gaps: [
        ...(damaged === 0 ? [] : [unread(damaged, formatCount(damaged, noun, plural))]),
        ...others.flatMap((file) =>
          file.damaged === 0 ? [] : [unread(file.damaged, `${file.damaged} of the ${file.name.replaceAll('-', ' ')}`)],
        ),
      ],
    };
  };

  const start = async (source: ExportSource<T>): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setCount(0);
    try {
      const { lines, others, gaps } = await read(source, controller);
      if (controller.signal.aborted) {
        notify.info('Export stopped. No file was saved.');
        return;
      }
      const name = `${fileName}-${calendarDay(company.timeZone)}`;
      if (others.length === 0) downloadFile(`${name}.csv`, csvFile(header, lines.flat()));
      else
        downloadFile(
          `${name}.zip`,
          await zipOf([{ name: fileName, header, lines: lines.flat(), damaged: 0 }, ...others]),
        );
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
