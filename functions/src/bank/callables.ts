import {
  decideBankLines as decideContract,
  importBankLines as importContract,
  proposeBankMatches as proposeContract,
} from '@/domain/bank/api';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { STRIPE_SECRETS } from '../stripe/config';
import { decideAll } from './deciding';
import { compareOrImport } from './importing';
import { proposeForBank } from './proposing';

const STAFF = member({ action: 'matchBank', feature: 'invoices' });

export const importBankLines = defineCallable(
  importContract,
  { access: STAFF, rateLimit: { perMinute: 30 }, timeoutSeconds: 120, memory: '512MiB' },
  (deps, input, { companyId, uid }) => compareOrImport(deps, { companyId, uid }, input),
);

export const proposeBankMatches = defineCallable(
  proposeContract,
  { access: STAFF, rateLimit: { perMinute: 30 }, timeoutSeconds: 120, memory: '512MiB', secrets: STRIPE_SECRETS },
  (deps, _input, { companyId, company }) => proposeForBank(deps, { companyId, company }),
);

export const decideBankLines = defineCallable(
  decideContract,
  { access: STAFF, rateLimit: { perMinute: 60 }, timeoutSeconds: 120, secrets: STRIPE_SECRETS },
  (deps, { decisions }, { companyId, uid, company }) => decideAll(deps, { companyId, uid, company }, decisions),
);
