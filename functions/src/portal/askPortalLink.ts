import { setTimeout as pause } from 'node:timers/promises';
import { info } from 'firebase-functions/logger';
import { customerSchema } from '@/domain/customer/schema';
import { askPortalLink as contract, readPortalDoor as doorContract } from '@/domain/portal/api';
import { AppError } from '@/lib/appError';
import { HOUR_MS } from '@/lib/time';
import { openCompany } from '../company/openCompany';
import { shownCompany } from '../company/shownCompany';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import { isDoneWith } from '../mail/nextTry';
import { contactHash } from '../messages/contactHash';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { toAppError } from '../platform/errors';
import { countShielded } from '../platform/rateLimit';
import { mailPortalLink } from './mailPortalLink';
import { PORTAL_CUSTOMERS } from './portalLink';

/** Per company, from all networks. */
const COMPANY_ASKS_A_MINUTE = 60;
/** Per address, from anywhere. */
const ADDRESS_ASKS_A_MINUTE = 3;
/** Every response takes this long, so that its timing doesn't reveal whether an e-mail was sent. */
const ANSWER_MS = 2_000;

const noDoor = (): AppError => new AppError({ code: 'not-found', userMessage: 'There is no page at this address.' });

export const readPortalDoor = defineCallable(
  doorContract,
  { access: anyone(), rateLimit: { perMinute: 30 } },
  async (deps, { companyId }) => {
    const company = await openCompany(deps, companyId, 'customers');
    if (!company) throw noDoor();
    return { company: shownCompany(company) };
  },
);

/** Sends a link to an address on record, and responds the same way for any other. */
export const askPortalLink = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 5 }, secrets: MAIL_SECRETS },
  async (deps, { companyId, email }) => {
    await countShielded(deps, `portal_${companyId}`, COMPANY_ASKS_A_MINUTE);
    await countShielded(
      deps,
      `portal_${await contactHash(deps, 'email', `${companyId}:${email}`)}`,
      ADDRESS_ASKS_A_MINUTE,
    );
    await Promise.all([answer(deps, { companyId, email }), pause(ANSWER_MS)]);
    return {};
  },
);

/** Sends the e-mail if there is one to send. Errors never reach the requester: they would reveal that the address is known. */
export async function answer(
  deps: Deps,
  { companyId, email }: { companyId: string; email: string },
  deliver?: Deliver,
): Promise<void> {
  try {
    const company = await openCompany(deps, companyId, 'customers');
    if (!company) return;
    const found = await inCompany(deps.db, companyId, 'customers')
      .where('email', '==', email)
      .limit(PORTAL_CUSTOMERS)
      .get();
    const customers = found.docs.flatMap((stored) => {
      const customer = customerSchema.safeParse(stored.data()).data;
      return customer?.status === 'active' ? [{ ...customer, id: stored.id }] : [];
    });
    if (customers.length === 0) return;
    const hour = Math.floor(Date.parse(deps.now()) / HOUR_MS);
    const hash = await contactHash(deps, 'email', `${companyId}:${email}`);
    const sendId = `portal-${hash.slice(0, 24)}-${hour}`;
    if (await isDoneWith(deps, { companyId, sendId })) return;
    await mailPortalLink(deps, { companyId, company, customers, email, sendId }, deliver);
  } catch (error) {
    info('a link to the papers was not sent', { companyId, code: toAppError(error).code });
  }
}
