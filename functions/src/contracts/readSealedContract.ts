import { readSealedContract as contract } from '@/domain/contract/record/api';
import { hasFeature } from '@/domain/access/features';
import { OFFICE_WORK } from '@/domain/access/roles';
import { CONNECTION_SECRETS } from '../oauth/config';
import { anyone, type Caller } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { denied } from '../platform/errors';
import { openLink } from './links';
import { sealContract } from './sealContract';

/** Returns the sealed file, for a signer by link and for the office by contract. */
export const readSealedContract = defineCallable(
  contract,
  {
    access: anyone(),
    rateLimit: { perMinute: 20 },
    secrets: CONNECTION_SECRETS,
    memory: '512MiB',
    timeoutSeconds: 120,
  },
  async (deps, input, caller) => {
    if ('token' in input) {
      const {
        companyId,
        contract: record,
        version,
      } = await deps.db.runTransaction((transaction) => openLink(deps, transaction, input.token));
      return sealContract(deps, {
        companyId,
        contractId: record.id,
        orderId: version.orderId,
        version: version.version,
      });
    }
    return sealContract(deps, { companyId: companyOf(caller), ...input });
  },
);

/** @throws AppError `permission-denied` for anyone not allowed to read the company's contracts */
function companyOf({ user, isEmailVerified }: Caller): string {
  const isAllowed =
    user &&
    user.companyId !== null &&
    isEmailVerified &&
    OFFICE_WORK.includes(user.role) &&
    hasFeature(user.features, 'contracts');
  if (!isAllowed || user.companyId === null) throw denied('You cannot read this contract.');
  return user.companyId;
}
