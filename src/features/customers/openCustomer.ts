import { createContext } from 'react';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';

/** The customer whose page is open, for its tabs. */
export const OpenCustomer = createContext<Stored<Customer> | null>(null);
