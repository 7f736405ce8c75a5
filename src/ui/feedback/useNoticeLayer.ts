import { getDefaultZIndex } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState } from 'react';
import { useStoreValue } from './createStore';
import { noticeCount } from './notify';

const DIALOG = '[aria-modal="true"]';
const ABOVE_DIALOGS = getDefaultZIndex('overlay');
const BELOW_DIALOGS = getDefaultZIndex('modal') - 1;

/**
 * How high messages lie: above all that was open when the last one was said, below a drawer or dialog that was opened since.
 * An error stays until it is dismissed, and on a phone it would cover the top of what somebody has opened meanwhile.
 */
export function useNoticeLayer(): number {
  const count = useStoreValue(noticeCount);
  const openThen = useRef<ReadonlySet<Element>>(new Set());
  /** The message, by its number, after which a dialog was opened. */
  const [coveredAt, setCoveredAt] = useState(0);
  useLayoutEffect(() => {
    openThen.current = new Set(document.querySelectorAll(DIALOG));
  }, [count]);
  // What opens takes the focus.
  useWindowEvent('focusin', () => {
    const isNewOpen = [...document.querySelectorAll(DIALOG)].some((dialog) => !openThen.current.has(dialog));
    setCoveredAt(isNewOpen ? count : 0);
  });
  return coveredAt === count && count > 0 ? BELOW_DIALOGS : ABOVE_DIALOGS;
}
