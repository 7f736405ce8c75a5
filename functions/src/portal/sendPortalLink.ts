import { customerSchema } from '@/domain/customer/schema';
import { revokePortalLinks as revokeContract, sendPortalLink as contract } from '@/domain/portal/api';
import { MAIL_SECRETS } from '../mail/config';
import { member } from '../platform/access';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { assertCan } from '../sharing/rights';
import { mailPortalLink } from './mailPortalLink';
import { endPortalLinks } from './portalLink';

/** Lets the office send a customer their portal link, only to the address on their record. */
export const sendPortalLink = defineCallable(
  contract,
  {
    access: member({ requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 20, perNetwork: 60 },
    secrets: MAIL_SECRETS,
  },
  async (deps, { customerId, sendId }, caller) => {
    assertCan(caller, 'update', 'customers');
    const { companyId, company } = caller;
    const stored = await inCompany(deps.db, companyId, 'customers').doc(customerId).get();
    const customer = customerSchema.safeParse(stored.data()).data;
    if (!customer) throw notFound('Customer');
    if (customer.email === '') throw precondition('The customer has no e-mail address.');
    const customers = [{ ...customer, id: customerId }];
    await mailPortalLink(deps, { companyId, company, customers, email: customer.email, sendId });
    return { to: customer.email };
  },
);

export const revokePortalLinks = defineCallable(
  revokeContract,
  { access: member(), rateLimit: { perMinute: 20 } },
  async (deps, { customerId }, caller) => {
    assertCan(caller, 'update', 'customers');
    return { count: await endPortalLinks(deps, caller.companyId, customerId) };
  },
);
