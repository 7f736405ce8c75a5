import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { Derived } from '@/domain/load-calc/derived';
import { DerivationExplorer } from './DerivationExplorer';
import { ExplainContext } from './explainContext';

type ExplainProviderProps = {
  /** Opens a field of the input record, like `windows.2.uFactor`. Without it, inputs aren't links. */
  onShowField?: ((path: string) => void) | undefined;
  children: ReactNode;
};

/** Makes every `ExplainedNumber` within open its derivation, in one shared drawer. */
export function ExplainProvider({ onShowField, children }: ExplainProviderProps) {
  const [root, setRoot] = useState<Derived | null>(null);
  const opener = useRef<Element | null>(null);
  const explain = useCallback((derived: Derived): void => {
    opener.current = document.activeElement;
    setRoot(derived);
  }, []);
  const close = (): void => {
    setRoot(null);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  return (
    <ExplainContext value={explain}>
      {children}
      {root && <DerivationExplorer root={root} onShowField={onShowField} onClose={close} />}
    </ExplainContext>
  );
}
