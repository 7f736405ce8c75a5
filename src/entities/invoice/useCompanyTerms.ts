import type { PaymentTerms } from '@/domain/customer/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';

/** The terms of customers that have none of their own; null while they are not known. */
export function useCompanyTerms(): PaymentTerms | null {
  const { settings, isLoading, error } = useBillingSettings();
  return isLoading || error ? null : settings.paymentTerms;
}
