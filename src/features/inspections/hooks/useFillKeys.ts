import { useEffect, useEffectEvent } from 'react';

type FillKeys = {
  /** 1 to 9: the answers in their order. */
  onDigit: (digit: number) => void;
  onStep: (by: 1 | -1) => void;
  isOn: boolean;
};

/** Where keys write, or choose in a dialog or list, they answer nothing; nor behind a dialog that a tap took the focus of. */
const isBusyElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]') !==
      null);

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Keyboard navigation of an inspection: digits answer, arrows go forward and back, `n` opens the note. */
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
