import { useEffect, useEffectEvent } from 'react';

type FillKeys = {
  /** Keys 1 to 9 pick an answer by position. */
  onDigit: (digit: number) => void;
  onStep: (by: 1 | -1) => void;
  isOn: boolean;
};

/** Keys don't answer while the user types or is in a dialog or list, nor behind a dialog that lost focus to a tap. */
const isBusyElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]') !==
      null);

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Adds keyboard shortcuts to an inspection: digits answer, arrows go forward and back, `n` opens the note. */
export function useFillKeys({ onDigit, onStep, isOn }: FillKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || isBusyElsewhere(event.target)) return;
    const step = STEPS[event.key];
    if (/^[1-9]$/.test(event.key)) onDigit(Number(event.key));
    else if (step !== undefined) onStep(step);
    else if (event.key === 'n') document.querySelector<HTMLElement>('[data-fill-note]')?.click();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
