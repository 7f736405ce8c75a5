import { deflateSync } from 'fflate';
import { useRef, useState } from 'react';
import { AppError } from '@/lib/appError';
import { downloadFile } from '@/lib/downloadFile';
import { addToZip, EMPTY_ZIP, endZip, type ZipSink, type ZipState } from '@/lib/zipWriter';
import { notify } from '@/ui/feedback/notify';
import type { CloseoutFile } from '../closeoutFiles';

export type Closeout = {
  /** Progress in files written, or null before it starts. */
  done: { count: number; of: number } | null;
  isRunning: boolean;
  /** Why it stopped, or '' if it hasn't. It can resume from there. */
  stoppedBy: string;
  /** Files that couldn't be obtained and aren't in the package. */
  missing: readonly string[];
};

const IDLE: Closeout = { done: null, isRunning: false, stoppedBy: '', missing: [] };
type Pack = {
  gather: () => Promise<readonly CloseoutFile[]>;
  /** Null until the list of files is known. */
  files: readonly CloseoutFile[] | null;
  next: number;
  state: ZipState;
  sink: ZipSink;
  parts: Blob[];
};

/**
 * Writes a closeout package file by file: each one is produced, packed, and handed to the browser, which keeps it outside the page's
 * memory. If a lost connection stops it, it resumes with the file where it stopped.
 */
export function useCloseout(fileName: string) {
  const [shown, setShown] = useState<Closeout>(IDLE);
  const pack = useRef<Pack | null>(null);

  const run = async (): Promise<void> => {
    const current = pack.current;
    if (!current) return;
    setShown((before) => ({ ...before, isRunning: true, stoppedBy: '' }));
    try {
      const files = (current.files ??= await current.gather());
      setShown((before) => ({ ...before, done: { count: current.next, of: files.length } }));
      for (; current.next < files.length; current.next += 1) {
        const file = files[current.next];
        const bytes = (await file?.make()) ?? null;
        if (file && bytes)
          current.state = await addToZip(
            current.state,
            { name: file.name, bytes },
            { sink: current.sink, deflate: (data) => deflateSync(data) },
          );
        const done = { count: current.next + 1, of: files.length };
        setShown((before) => ({
          ...before,
          done,
          missing:
            file && !bytes
              ? [...before.missing, `${file.name}: ${file.missing ?? 'the file is gone'}`]
              : before.missing,
        }));
      }
      await endZip(current.state, current.sink);
      downloadFile(fileName, new Blob(current.parts, { type: 'application/zip' }));
      notify.success('The closeout pack is ready.');
      pack.current = null;
      setShown((before) => ({ ...before, isRunning: false, done: null }));
    } catch (error) {
      setShown((before) => ({
        ...before,
        isRunning: false,
        stoppedBy: isMissingCode(error)
          ? 'Part of Fieldwright did not load. Check your connection, reload this page, then make the pack again.'
          : `It stopped before the end: ${reasonOf(error)} Files already written are kept, and Continue picks up from there.`,
      }));
    }
  };

  const start = async (gather: Pack['gather']): Promise<void> => {
    const parts: Blob[] = [];
    const sink: ZipSink = (bytes) => {
      parts.push(new Blob([new Uint8Array(bytes)]));
      return Promise.resolve();
    };
    pack.current = { gather, files: null, next: 0, state: EMPTY_ZIP, sink, parts };
    setShown(IDLE);
    await run();
  };
  return { ...shown, start, resume: run };
}

/** Matches the browsers' error messages. Chromium caches the failure until the page reloads, so resuming wouldn't help. */
const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module/i.test(error.message);

/** The browser's own message for a lost connection is too technical for users. */
const reasonOf = (error: unknown): string =>
  error instanceof AppError
    ? error.userMessage
    : error instanceof RangeError
      ? `${error.message}.`
      : 'check the connection.';
