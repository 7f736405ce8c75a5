import { createContext } from 'react';
import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';

/** The contract whose page is open, for its tabs. */
export const OpenContract = createContext<Stored<Contract> | null>(null);
