import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import type { Agreement } from '@/domain/agreement/record/schema';
import { unitOfAgreement } from '@/domain/agreement/record/unit';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { paperOfAgreement } from '@/domain/paper/agreement';
import type { Paper } from '@/domain/paper/schema';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { usePrintedAs } from '@/entities/billing/usePrintedAs';
import { DownloadPdfButton } from '@/entities/paper/DownloadPdfButton';
import { PaperView } from '@/entities/paper/PaperView';
import { userMessageOf } from '@/lib/appError';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Shows the customer's copy of the agreement, also as a PDF; or why there is none. */
export function AgreementPaper({ agreement }: { agreement: Stored<Agreement> }) {
  const billing = useBillingSettings().settings;
  const { company, settings } = usePrintedAs(unitOfAgreement(billing.units, agreement));
  const customer = useRecord(collections.customers, agreement.customerId).data ?? null;
  const property = useRecord(collections.properties, agreement.propertyId).data ?? null;
  const made = useMemo((): { paper: Paper | null; fault: string } => {
    try {
      const recipient = { name: agreement.customerName, address: customer?.billingAddress ?? EMPTY_ADDRESS };
      const serviceAddress = property?.address ?? null;
      const paper = paperOfAgreement({ agreement, company, recipient, serviceAddress, footer: settings.footer });
      return { paper, fault: '' };
    } catch (error) {
      return { paper: null, fault: userMessageOf(error) };
    }
  }, [agreement, company, settings, customer, property]);
  if (!made.paper)
    return (
      <InlineNotice tone="danger" title="It cannot be shown yet">
        {made.fault}
      </InlineNotice>
    );
  return (
    <>
      <PaperView paper={made.paper} />
      <div>
        <DownloadPdfButton paper={made.paper} />
      </div>
    </>
  );
}
