import { getDefaultZIndex } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState } from 'react';
import { useStoreValue } from './createStore';
import { noticeCount } from './notify';

const DIALOG = '[aria-modal="true"]';
const ABOVE_DIALOGS = getDefaultZIndex('overlay');
const BELOW_DIALOGS = getDefaultZIndex('modal') - 1;

/**
 * Returns the z-index for notifications: above everything that was open when the last message appeared, below a drawer or dialog opened
 * since. An error stays until dismissed, and on a phone it would cover the top of anything opened meanwhile.
 */
export function useNoticeLayer(): number {
  const count = useStoreValue(noticeCount);
  const openThen = useRef<ReadonlySet<Element>>(new Set());
  /** The number of the message after which a dialog was opened. */
  const [coveredAt, setCoveredAt] = useState(0);
  useLayoutEffect(() => {
    openThen.current = new Set(document.querySelectorAll(DIALOG));
  }, [count]);
  // A dialog takes the focus when it opens.
  useWindowEvent('focusin', () => {
    const isNewOpen = [...document.querySelectorAll(DIALOG)].some((dialog) => !openThen.current.has(dialog));
    setCoveredAt(isNewOpen ? count : 0);
  });
  return coveredAt === count && count > 0 ? BELOW_DIALOGS : ABOVE_DIALOGS;
}
