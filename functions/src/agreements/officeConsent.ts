import { agreementHash } from '@/domain/agreement/record/hash';
import type { AgreementConsent, AgreementInput } from '@/domain/agreement/record/schema';

/** The office agrees for the customer; `note` says how the customer did. */
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
