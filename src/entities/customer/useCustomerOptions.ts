import { formatAddress, formatPhone } from '@/domain/contact/format';
import { useCustomerSearch } from './search/useCustomerSearch';
import { useRecentCustomers } from './useRecentCustomers';

export type CustomerOption = { id: string; name: string; detail: string; isDoNotService: boolean };

const NO_FILTER = {};
const SHOWN = 20;

const detailOf = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Returns a customer picker's options: recent customers before anything is typed, then the search results. */
export function useCustomerOptions(
  query: string,
  isEnabled: boolean,
): { options: CustomerOption[]; total: number; isReady: boolean; isGuess: boolean } {
  const isSearching = query.trim() !== '';
  const recent = useRecentCustomers(isEnabled);
  const found = useCustomerSearch(query, NO_FILTER, { limit: SHOWN, isEnabled });
  if (!isSearching) {
    const options = recent.map((customer) => ({
      id: customer.id,
      name: customer.name,
      detail: detailOf(formatPhone(customer.phone), formatAddress(customer.billingAddress)),
      isDoNotService: customer.isDoNotService,
    }));
    return { options, total: options.length, isReady: true, isGuess: false };
  }
  const options = found.rows.map(({ id, name, phones, addresses, emails, isDoNotService }) => ({
    id,
    name,
    isDoNotService,
    detail: detailOf(formatPhone(phones[0] ?? '') || emails[0], addresses[0]),
  }));
  return { options, total: found.total, isReady: found.isReady, isGuess: found.isGuess };
}
