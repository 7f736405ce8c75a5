import { createContext } from 'react';
import type { DocumentLine } from '@/domain/billing/schema';

/** Returns a note about a line's cost, for users who may see costs: that it hasn't been checked for a long time. '' if there is none. */
export const CostNotes = createContext<(line: DocumentLine) => string>(() => '');
