import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import type { Customer } from '@/domain/customer/schema';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasPaidOnce } from '@/domain/mail/allowance';
import {
  consentFault,
  consentStanding,
  isOwnYes,
  OFFICE_YES,
  type ConsentEntry,
  type ConsentStanding,
} from '@/domain/message/consent';
import { consentsOfNumber } from '@/domain/message/queries';
import { toTextNumber } from '@/domain/message/textNumber';
import type { Stored } from '@/domain/record/schema';

export type TextConsent = {
  /** In E.164; '' for a customer without a number that can be texted. */
  phone: string;
  standing: ConsentStanding;
  /** Why the customer may not be texted, as text; '' if they may. */
  fault: string;
  /** All ledger entries for the number, newest first. */
  entries: readonly Stored<ConsentEntry>[];
  isLoading: boolean;
  /** False until the company's first payment; until then, consent must come from the customer, on a form or by text. */
  isOfficesYesEnough: boolean;
};

/**
 * Returns whether the user may ask a customer for missing consent: only customers can take back a STOP, and a technician asks on a job
 * (`jobId`). It isn't asked for while it wouldn't be enough.
 */
export function useMayAskForTexts(consent: TextConsent, jobId = ''): boolean {
  const can = useCan();
  const { phone, standing, fault, isLoading, isOfficesYesEnough } = consent;
  const mayRecord = can('update', 'customers') || (jobId !== '' && can('progress', 'jobs'));
  return mayRecord && isOfficesYesEnough && !isLoading && phone !== '' && fault !== '' && standing !== 'stopped';
}

/** Returns whether a customer may be texted, according to the ledger's current state. */
export function useTextConsent(customer: Pick<Customer, 'phone' | 'consent'> | null): TextConsent {
  const { company } = useSession();
  const isOfficesYesEnough = hasPaidOnce(company);
  const phone = toTextNumber(customer?.phone ?? '');
  const { records, isLoading } = useLiveRecords(collections.consents, consentsOfNumber(phone), {
    isEnabled: phone !== '',
  });
  if (phone === '') {
    const fault = 'The customer has no phone number that can get text messages.';
    return { phone, standing: 'never-asked', fault, entries: [], isLoading: false, isOfficesYesEnough };
  }
  const said = consentStanding(records);
  const standing = customer?.consent.sms === 'no' && said !== 'stopped' ? 'refused' : said;
  const isOfficesWord = !isOfficesYesEnough && !isOwnYes(records);
  const fault =
    isOfficesWord && (standing === 'agreed' || standing === 'never-asked') ? OFFICE_YES : consentFault(standing, false);
  return { phone, standing, fault, entries: records, isLoading, isOfficesYesEnough };
}
