import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecord, useRecords } from '@/data/react/useRecords';
import { allCredentials } from '@/domain/award/queries';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import type { Estimate } from '@/domain/estimate/schema';
import { credentialsOfEstimate } from '@/domain/paper/credentials';
import { depositSettlement } from '@/domain/payment/deposits';
import type { Paper } from '@/domain/paper/schema';
import { paperOfEstimate } from '@/domain/public-document/faceOfEstimate';
import { usePrintedAs } from '@/entities/billing/usePrintedAs';
import { useDeposits } from '@/entities/payment/useDeposits';
import { userMessageOf } from '@/lib/appError';
import { calendarDay } from '@/lib/dates';

const CREDENTIALS = allCredentials();

/**
 * Builds an estimate's printed document from local data, with the deposits paid on it (`id`; '' for an unsaved one). Null while its
 * numbers can't be calculated.
 */
export function useEstimatePaper(estimate: Estimate, id = ''): { paper: Paper | null; fault: string } {
  const { company, settings } = usePrintedAs(estimate.businessUnitId);
  const customer = useRecord(collections.customers, estimate.customerId).data ?? null;
  const property = useRecord(collections.properties, estimate.propertyId).data ?? null;
  const credentials = useRecords(collections.credentials, CREDENTIALS).data;
  const { paid } = useDeposits(id);
  return useMemo(() => {
    // Not the customer's current name: an answered estimate keeps its original recipient.
    const recipient = {
      name: estimate.customerName || (customer?.name ?? ''),
      address: customer?.billingAddress ?? EMPTY_ADDRESS,
    };
    try {
      const paper = paperOfEstimate({
        estimate,
        company,
        settings,
        customer: recipient,
        serviceAddress: property?.address ?? null,
        signedRevision: null,
        deposits: paid.map((payment) => depositSettlement(payment.id, payment)),
        canPayByCard: false,
        credentials: credentialsOfEstimate(estimate, credentials ?? [], calendarDay(company.timeZone)),
      });
      return { paper, fault: '' };
    } catch (error) {
      return { paper: null, fault: userMessageOf(error) };
    }
  }, [estimate, company, settings, customer, property, credentials, paid]);
}
