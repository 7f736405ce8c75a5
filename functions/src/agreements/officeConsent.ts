import { agreementHash } from '@/domain/agreement/record/hash';
import type { AgreementConsent, AgreementInput } from '@/domain/agreement/record/schema';

/** Records consent given by the office for the customer; `note` says how the customer agreed. */
export const officeConsent = async (
  agreement: AgreementInput,
  { note, byUid, at }: { note: string } & Pick<AgreementConsent, 'byUid' | 'at'>,
): Promise<AgreementConsent> => ({
  by: 'office',
  byUid,
  signature: { name: note, kind: 'typed', imageDataUrl: '' },
  renewalText: '',
  termsHash: await agreementHash(agreement),
  at,
  ipAddress: '',
  userAgent: '',
});
