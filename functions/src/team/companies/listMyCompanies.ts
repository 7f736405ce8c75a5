import { listMyCompanies as contract } from '@/domain/team/api';
import { signedIn } from '../../platform/access';
import { defineCallable } from '../../platform/defineCallable';
import { companiesOf } from './companiesOf';

/** Lists the companies the caller belongs to, by name; deleted ones are left out. */
export const listMyCompanies = defineCallable(
  contract,
  { access: signedIn(), rateLimit: { perMinute: 30 } },
  async (deps, _input, { uid, user }) => ({
    companies: (await companiesOf(deps, uid, user)).map(
      ({ companyId, role, isCurrent, company: { name, ownerId } }) => ({
        ...{ companyId, name, role, isCurrent },
        isOwner: ownerId === uid,
      }),
    ),
  }),
);
