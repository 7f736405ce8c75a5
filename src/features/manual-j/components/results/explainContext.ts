import { createContext, useContext } from 'react';
import type { Derived } from '@/domain/load-calc/derived';

/** Opens a number's derivation; undefined where nothing can be opened, like on paper. */
export const ExplainContext = createContext<((derived: Derived) => void) | undefined>(undefined);

export const useExplain = (): ((derived: Derived) => void) | undefined => useContext(ExplainContext);
