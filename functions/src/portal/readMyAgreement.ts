import { agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { memberPrices, type Membership } from '@/domain/agreement/record/memberPrices';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { readMyAgreement as contract, type MyAgreement, type Portal, type PortalPaper } from '@/domain/portal/api';
import { isPricedHere, memberServices } from '@/domain/portal/memberServices';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { openLinked } from '../agreements/openLinked';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { linkGone } from '../sharing/linkGone';
import { bookingOf } from '../website/bookingOf';
import { countPortalRead } from './portalLink';
import { seen, seenPayment } from './seen';

/** Number of latest bills, and planned visits, to show. */
const SHOWN = 12;
const SERVICES_LIMIT = 30;

/** The data of a link's agreement. */
type OfAgreement = {
  companyId: string;
  invoiceIds: string[];
  jobIds: string[];
  membership: Membership & Pick<Agreement, 'currency'>;
};

/** @throws AppError `not-found` if the link has ended or isn't an agreement's */
export async function openMyAgreement(deps: Deps, token: string): Promise<OfAgreement> {
  const { companyId, subjectId } = await openLinked(deps, token);
  const stored = await inCompany(deps.db, companyId, 'agreements').doc(subjectId).get();
  const agreement = agreementSchema.safeParse(stored.data()).data;
  if (!agreement || agreement.token !== token) throw linkGone();
  const invoiceIds = agreement.bills.map(({ invoiceId }) => invoiceId).filter((id) => id !== '');
  const jobIds = agreement.visits.map(({ plannedAs }) => plannedAs).filter((id) => id !== '');
  return {
    companyId,
    invoiceIds: [...new Set(invoiceIds)].slice(-SHOWN),
    jobIds: jobIds.slice(-SHOWN),
    membership: { ...agreement, id: subjectId },
  };
}

/** Returns everything an agreement's page shows in addition to its terms, read when it is opened. */
export const readMyAgreement = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 30 } },
  async (deps, { token }) => {
    await countPortalRead(deps, token);
    const of = await openMyAgreement(deps, token);
    const company = companySchema.parse((await companyRef(deps.db, of.companyId).get()).data() ?? {});
    const { timeZone } = company;
    const [bills, visits, payments, booking] = await Promise.all([
      readBills(deps, of, timeZone),
      readVisits(deps, of, timeZone),
      readPaid(deps, of, timeZone),
      readBooking(deps, of, company),
    ]);
    return { papers: [...visits, ...bills.toReversed()], payments, ...booking };
  },
);

/**
 * Returns where to request a visit, with member prices for bookable services: the site's own pages are anonymous, and cached for
 * everyone.
 */
async function readBooking(
  deps: Deps,
  { companyId, membership }: OfAgreement,
  company: CompanyFields,
): Promise<Pick<MyAgreement, 'bookingPath' | 'canBook' | 'services'>> {
  const { bookable, ...booking } = await bookingOf(deps, companyId, company);
  const ids =
    memberPrices([membership], membership).size === 0
      ? []
      : [...new Set(bookable.filter(isPricedHere).map(({ refId }) => refId))];
  if (ids.length === 0) return { ...booking, services: [] };
  const refs = ids.slice(0, SERVICES_LIMIT).map((id) => inCompany(deps.db, companyId, 'pricebook').doc(id));
  const items = (await deps.db.getAll(...refs)).flatMap((stored) => {
    const item = pricebookItemSchema.safeParse(stored.data()).data;
    return item ? [{ ...item, id: stored.id }] : [];
  });
  return { ...booking, services: memberServices({ membership, bookable, items, bookingPath: booking.bookingPath }) };
}

async function readBills(
  { db }: Deps,
  { companyId, invoiceIds }: OfAgreement,
  timeZone: string,
): Promise<PortalPaper[]> {
  if (invoiceIds.length === 0) return [];
  const refs = invoiceIds.map((id) => inCompany(db, companyId, 'invoices').doc(id));
  const { invoice: show } = seen({ timeZone });
  return (await db.getAll(...refs)).flatMap((stored) => show(stored.id, stored.data()) ?? []);
}

async function readVisits({ db }: Deps, { companyId, jobIds }: OfAgreement, timeZone: string): Promise<PortalPaper[]> {
  if (jobIds.length === 0) return [];
  const { docs } = await inCompany(db, companyId, 'schedule')
    .where('jobId', 'in', jobIds)
    .limit(2 * SHOWN)
    .get();
  const { visit: show } = seen({ timeZone });
  return docs.flatMap((stored) => show(stored.id, stored.data()) ?? []);
}

async function readPaid(
  { db }: Deps,
  { companyId, invoiceIds }: OfAgreement,
  timeZone: string,
): Promise<Portal['payments']> {
  if (invoiceIds.length === 0) return [];
  const { docs } = await inCompany(db, companyId, 'payments')
    .where('invoiceId', 'in', invoiceIds)
    .limit(2 * SHOWN)
    .get();
  return docs.flatMap((stored) => seenPayment(stored.data(), { timeZone }) ?? []);
}
