import { useCallback, type KeyboardEvent } from 'react';

const ROW = '[data-row-index]';

/** Arrow keys go from row to row while the focus is on a row's link or checkbox. Tab works as everywhere. */
export function useRowKeys(scroller: HTMLElement | null) {
  return useCallback(
    (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement))
        return;
      if (event.target.matches('input:not([type="checkbox"]), textarea, select')) return;
      const row = event.target.closest(ROW);
      if (row === null) return;
      const isCheckbox = event.target.matches('input[type="checkbox"]');
      const index = Number(row.getAttribute('data-row-index')) + step;
      const next = scroller?.querySelector<HTMLElement>(
        `[data-row-index="${index}"] ${isCheckbox ? 'input[type="checkbox"]' : 'a'}`,
      );
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    },
    [scroller],
  );
}
