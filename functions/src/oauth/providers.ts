import type { Provider } from '@/domain/connection/providers';
import { googleSpec } from '../google/config';
import { quickbooksSpec } from '../quickbooks/config';
import type { ProviderSpec } from './provider';

/** Every provider where a company can connect an account. */
export const SPECS: Readonly<Record<Provider, ProviderSpec>> = {
  google: googleSpec,
  quickbooks: quickbooksSpec,
};
