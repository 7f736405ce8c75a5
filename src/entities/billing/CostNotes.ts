import { createContext } from 'react';
import type { DocumentLine } from '@/domain/billing/schema';

/** What is to be said of a line's cost, for who may see costs: that nobody has checked it for long. '' for nothing. */
export const CostNotes = createContext<(line: DocumentLine) => string>(() => '');
