import { useMemo } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { BillingSettings } from '@/domain/billing/settings';
import { footerAs, printedAs } from '@/domain/business-unit/units';
import type { CompanyFields } from '@/domain/company/schema';
import { useBillingSettings } from './useBillingSettings';

/** Returns the company as it appears on a business unit's documents and e-mails, and its billing settings; '' = the company itself. */
export function usePrintedAs(businessUnitId: string): { company: CompanyFields; settings: BillingSettings } {
  const { company } = useSession();
  const { settings } = useBillingSettings();
  return useMemo(
    () => ({
      company: printedAs(company, settings.units, businessUnitId),
      settings: { ...settings, footer: footerAs(settings, businessUnitId) },
    }),
    [company, settings, businessUnitId],
  );
}
