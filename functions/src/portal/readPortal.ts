import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { companySchema } from '@/domain/company/schema';
import {
  openPortalPaper as openContract,
  readPortal as contract,
  type Portal,
  type PortalPaper,
  type PortalPaperKind,
} from '@/domain/portal/api';
import { portalPapers, portalPayments, portalVisits } from '@/domain/portal/queries';
import type { ListQuery } from '@/domain/record/listQuery';
import { shownCompany } from '../company/shownCompany';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany, type CompanyCollection } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { asked } from '../platform/listQuery';
import { linkGone } from '../sharing/linkGone';
import { shareIn } from '../sharing/shareDocument';
import { countPortalRead, openPortal, type OpenedPortal } from './portalLink';
import { openMyAgreement } from './readMyAgreement';
import { seen, seenPayment } from './seen';

const WHERE: Record<PortalPaperKind, { collection: CompanyCollection; query: (customerId: string) => ListQuery }> = {
  estimate: { collection: 'estimates', query: portalPapers },
  invoice: { collection: 'invoices', query: portalPapers },
  agreement: { collection: 'agreements', query: portalPapers },
  visit: { collection: 'schedule', query: portalVisits },
};

async function readCompany({ db }: Deps, companyId: string) {
  return companySchema.parse((await companyRef(db, companyId).get()).data() ?? {});
}

/** Returns all documents a link opens, the latest of each type; those waiting for the customer come first. */
export const readPortal = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 30 } },
  async (deps, { token }) => {
    await countPortalRead(deps, token);
    const opened = await openPortal(deps, token);
    const company = await readCompany(deps, opened.companyId);
    const { timeZone } = company;
    const [papers, payments] = await Promise.all([
      readPapers(deps, opened, timeZone),
      readPaid(deps, opened, timeZone),
    ]);
    const [first] = opened.customers;
    return {
      company: shownCompany(company),
      customerName: first?.name ?? '',
      ...{ timeZone, endsAt: opened.endsAt, papers, payments },
    };
  },
);

async function readPapers(
  deps: Deps,
  { companyId, customers }: OpenedPortal,
  timeZone: string,
): Promise<PortalPaper[]> {
  const show = seen({ timeZone });
  const kinds = Object.keys(WHERE) as PortalPaperKind[];
  const lists = await Promise.all(
    customers.flatMap(({ id: customerId }) =>
      kinds.map(async (kind) => {
        const { collection, query } = WHERE[kind];
        const { docs } = await asked(inCompany(deps.db, companyId, collection), query(customerId)).get();
        return docs.flatMap((stored) => show[kind](stored.id, stored.data()) ?? []);
      }),
    ),
  );
  return lists.flat().toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}

async function readPaid(
  deps: Deps,
  { companyId, customers }: OpenedPortal,
  timeZone: string,
): Promise<Portal['payments']> {
  const lists = await Promise.all(
    customers.map(async ({ id }) => {
      const { docs } = await asked(inCompany(deps.db, companyId, 'payments'), portalPayments(id)).get();
      return docs.flatMap((stored) => seenPayment(stored.data(), { timeZone }) ?? []);
    }),
  );
  return lists.flat();
}

/** Opens the customer's page for one of the documents, creating its link if needed. */
export const openPortalPaper = defineCallable(
  openContract,
  { access: anyone(), rateLimit: { perMinute: 30 } },
  async (deps, { token, kind, id }) => {
    await countPortalRead(deps, token);
    const { companyId, owns } = await ownerOf(deps, token);
    const [{ timeZone }, stored] = await Promise.all([
      readCompany(deps, companyId),
      inCompany(deps.db, companyId, WHERE[kind].collection).doc(id).get(),
    ]);
    const isTheirs = owns(kind, stored);
    // Documents not in the list can't be opened either: sharing a draft would send it.
    if (!isTheirs || seen({ timeZone })[kind](id, stored.data()) === null) throw linkGone();
    return {
      token: await deps.db.runTransaction((transaction) =>
        shareIn(deps, transaction, { companyId, kind, subjectId: id }, { uid: '' }),
      ),
    };
  },
);

type Owner = { companyId: string; owns: (kind: PortalPaperKind, stored: DocumentSnapshot) => boolean };

/** Returns whose documents a token opens: a customer's, or those of one agreement. */
async function ownerOf(deps: Deps, token: string): Promise<Owner> {
  const ofAgreement = await openMyAgreement(deps, token).catch(() => null);
  if (ofAgreement) {
    const { companyId, invoiceIds, jobIds } = ofAgreement;
    return {
      companyId,
      owns: (kind, stored) =>
        (kind === 'invoice' && invoiceIds.includes(stored.id)) ||
        (kind === 'visit' && jobIds.includes(String(stored.get('jobId')))),
    };
  }
  const { companyId, customers } = await openPortal(deps, token);
  return { companyId, owns: (_, stored) => customers.some(({ id }) => id === stored.get('customerId')) };
}
