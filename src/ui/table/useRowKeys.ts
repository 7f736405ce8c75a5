import { useCallback, type KeyboardEvent } from 'react';

const ROW = '[data-row-index]';
const LINK = 'a[data-row-link]';

type RowKeys = {
  /** Called for Space on a row's link; absent if nothing can be opened next to the list. */
  onSpace?: ((index: number) => void) | undefined;
  /** Called when the arrow keys reach a row. */
  onMove?: ((index: number) => void) | undefined;
};

/** Lets the arrow keys move from row to row while the focus is on a row's link or checkbox. Tab works as usual. */
export function useRowKeys(scroller: HTMLElement | null, { onSpace, onMove }: RowKeys = {}) {
  return useCallback(
    (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
      const row = event.target.closest(ROW);
      if (row === null) return;
      const index = Number(row.getAttribute('data-row-index'));
      if (event.key === ' ' && onSpace && event.target.matches(LINK)) {
        event.preventDefault();
        onSpace(index);
        return;
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || event.target.matches('input:not([type="checkbox"]), textarea, select')) return;
      const isCheckbox = event.target.matches('input[type="checkbox"]');
      const next = scroller?.querySelector<HTMLElement>(
        `[data-row-index="${index + step}"] ${isCheckbox ? 'input[type="checkbox"]' : LINK}`,
      );
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
      onMove?.(index + step);
    },
    [scroller, onSpace, onMove],
  );
}
