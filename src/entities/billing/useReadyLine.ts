import { useState, useMemo } from 'react';
import type { DocumentLine } from '@/domain/billing/schema';
import { newLine } from './newLine';

/**
 * Provides a blank line to type into if there are none. It becomes a real line with the first change. On a phone it stays in place as
 * long as it's the only one (`isAlone`), so that entering a first price needs no sheet.
 */
export function useReadyLine(lines: readonly DocumentLine[], isStacked: boolean) {
  const [blank] = useState(newLine);
  const isReady = lines.length === 0 && !isStacked;
  const isAlone = isReady || (lines.length === 1 && lines[0]?.id === blank.id);
  const ready = useMemo(() => [blank], [blank]);
  const shown = isReady ? ready : lines;
  return { blank, isReady, isAlone, shown };
}
