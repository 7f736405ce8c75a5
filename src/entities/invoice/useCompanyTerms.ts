import type { PaymentTerms } from '@/domain/customer/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';

/** Returns the default terms for customers without their own; null until loaded. */
export function useCompanyTerms(): PaymentTerms | null {
  const { settings, isLoading, error } = useBillingSettings();
  return isLoading || error ? null : settings.paymentTerms;
}
