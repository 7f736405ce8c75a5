import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Paper } from '@/domain/paper/schema';
import { PaperView } from '../paper/PaperView';

/** Renders what is printed, if that differs from the screen: only the document itself. */
export function OnPaper({ paper }: { paper: Paper }) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser captures the page as soon as the event is over.
    const begin = (): void => flushSync(() => setIsPrinting(true));
    const end = (): void => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting && <PaperView paper={paper} />;
}
