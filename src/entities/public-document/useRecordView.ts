import { useEffect } from 'react';
import { callFunction } from '@/data/callables';
import { recordView } from '@/domain/public-document/api';
import { notedInTab, noteInTab } from '@/lib/tabNotes';

const keyOf = (token: string): string => `fw-viewed-${token}`;

/** Notifies the company, once per visit, that the link was opened. Failures are hidden from the visitor. */
export function useRecordView(token: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || notedInTab(keyOf(token)) !== null) return;
    noteInTab(keyOf(token), '1');
    callFunction(recordView, { token }).catch((error: unknown) => console.warn('The view was not recorded', error));
  }, [token, isShown]);
}
