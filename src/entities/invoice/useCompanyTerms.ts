import type { PaymentTerms } from '@/domain/customer/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';

/** The default terms for customers without their own; null until they are known. */
export function useCompanyTerms(): PaymentTerms | null {
  const { settings, isLoading, error } = useBillingSettings();
  return isLoading || error ? null : settings.paymentTerms;
}
