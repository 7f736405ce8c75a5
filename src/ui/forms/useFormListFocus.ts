import { useEffect, useRef, useState } from 'react';

const FIRST_FIELD = 'input:not([type="hidden"]), textarea, select, button';

/** Keeps the keyboard focus in place when items are added, removed or moved, and announces it to screen readers. */
export function useFormListFocus() {
  const container = useRef<HTMLFieldSetElement>(null);
  const [announcement, announce] = useState('');
  const [target, setTarget] = useState<{ selector: string; fallback?: string } | null>(null);

  useEffect(() => {
    if (target === null) return;
    const find = (selector: string | undefined) =>
      selector === undefined ? null : container.current?.querySelector<HTMLElement>(selector);
    const found = find(target.selector);
    const focusable = found?.matches(':disabled') ? find(target.fallback) : found;
    focusable?.focus();
  }, [target]);

  const item = (index: number) => `[data-list-item="${index}"]`;
  return {
    container,
    announcement,
    announce,
    focusItem: (index: number) => setTarget({ selector: `${item(index)} :is(${FIRST_FIELD})` }),
    focusMove: (index: number, direction: 'up' | 'down') =>
      setTarget({
        selector: `${item(index)} [data-list-move="${direction}"]`,
        fallback: `${item(index)} [data-list-move="${direction === 'up' ? 'down' : 'up'}"]`,
      }),
    focusAfterRemoval: (index: number, left: number) =>
      setTarget({
        selector: left === 0 ? '[data-list-add]' : `${item(Math.min(index, left - 1))} [data-list-remove]`,
      }),
  };
}
