import {
  changeApplication,
  changeChangeOrder,
  changeContractBook,
  changeLienWaiver,
  type ApplicationChange,
  type ChangeOrderChange,
  type ContractBookChange,
  type WaiverChange,
} from '@/domain/contract/money/api';
import { billingTermsSchema, bookLineSchema, type BillingTerms, type BookLine } from '@/domain/contract/money/book';
import {
  payApplicationSchema,
  type ApplicationInput,
  type PayApplication,
} from '@/domain/contract/money/payApplication';
import { contractSchema, type Contract } from '@/domain/contract/record/schema';
import { NO_RETAINAGE, type RetainageTerms } from '@/domain/contract/retainage';
import { invoiceSchema } from '@/domain/invoice/schema';
import { newId } from '@/lib/ids';
import { addCustomer, at, audit } from './records';
import { newCompany } from './fixtures';
import { db, type Client } from './support';

/** A company whose owner bills contracts; each test has its own, because calls are rate-limited per minute. */
type Shop = { owner: Client; companyId: string; customerId: string };
const opened: { shop: Shop | null } = { shop: null };
const current = (): Shop => {
  if (!opened.shop) throw new Error('Open the shop first');
  return opened.shop;
};

export async function openShop(): Promise<Shop> {
  const { owner, companyId } = await newCompany();
  const features = { 'features.contracts': true, 'features.invoices': true };
  await db.doc(`companies/${companyId}`).update(features);
  await db.doc(`users/${owner.uid}`).update(features);
  const customerId = await addCustomer(companyId, owner.uid, { email: 'ada@example.com' });
  opened.shop = { owner, companyId, customerId };
  return opened.shop;
}

export async function contractOf(priceCents: number, changes: Partial<Contract> = {}): Promise<string> {
  const id = newId();
  const contract = contractSchema.parse({
    number: `C26-${id.slice(0, 5)}`,
    title: 'Mercer Street addition',
    customerId: current().customerId,
    customerName: 'Ada Lovelace',
    priceCents,
    state: 'active',
    signedOn: '2025-01-02',
    lawState: 'TX',
    ...changes,
  });
  await at(current().companyId, `contracts/${id}`).set({ ...contract, ...audit(current().owner.uid) });
  return id;
}
export const revisionAt = async (path: string): Promise<string> =>
  String((await at(current().companyId, path).get()).data()?.['revision'] ?? '');
export const book = async (contractId: string, change: ContractBookChange) =>
  current().owner.call(changeContractBook, {
    contractId,
    revision: await revisionAt(`contractBooks/${contractId}`),
    change,
  });
export const order = async (contractId: string, orderId: string, change: ChangeOrderChange) =>
  current().owner.call(changeChangeOrder, {
    contractId,
    orderId,
    revision: await revisionAt(`changeOrders/${orderId}`),
    change,
  });
export const apply = async (contractId: string, applicationId: string, change: ApplicationChange) =>
  current().owner.call(changeApplication, {
    contractId,
    applicationId,
    revision: await revisionAt(`payApplications/${applicationId}`),
    change,
  });
export const waive = async (contractId: string, waiverId: string, change: WaiverChange) =>
  current().owner.call(changeLienWaiver, {
    contractId,
    waiverId,
    revision: await revisionAt(`lienWaivers/${waiverId}`),
    change,
  });
export const application = async (id: string): Promise<PayApplication> =>
  payApplicationSchema.parse((await at(current().companyId, `payApplications/${id}`).get()).data());
export const invoice = async (id: string) =>
  invoiceSchema.parse((await at(current().companyId, `invoices/${id}`).get()).data());

export const line = (id: string, scheduledValueCents: number, changes: Partial<BookLine> = {}): BookLine =>
  bookLineSchema.parse({ id, description: `Line ${id}`, scheduledValueCents, ...changes });
export const fields = (changes: Partial<ApplicationInput> = {}): ApplicationInput => ({
  periodFrom: '',
  periodEnd: '2025-03-31',
  entries: [],
  materials: [],
  costs: [],
  retainage: null,
  note: '',
  ...changes,
});
export const entry = (lineId: string, thisPeriodCents: number) => ({
  lineId,
  quantityE4: null,
  thisPeriodCents,
  completePpm: null,
  storedCents: 0,
});
export const CERTIFY = {
  kind: 'certify' as const,
  certifiedCents: null,
  certifiedBy: 'Grace Hopper, architect',
  certifiedOn: '2025-04-02',
};
export const terms = (retainage: Partial<RetainageTerms>, changes: Partial<BillingTerms> = {}): BillingTerms =>
  billingTermsSchema.parse({ retainage: { ...NO_RETAINAGE, ...retainage }, state: 'TX', ...changes });

/** Signs a change order on a day for both sides. */
export async function approve(
  contractId: string,
  orderId: string,
  amountCents: number,
  signedOn: string,
): Promise<void> {
  await order(contractId, orderId, {
    kind: 'save',
    fields: {
      title: 'Change',
      reason: 'owner',
      explanation: '',
      lines: [{ id: 'a', kind: 'labor', description: 'Work', costCode: '', amountCents }],
      days: 0,
      retainagePpm: null,
    },
  });
  await order(contractId, orderId, { kind: 'send' });
  for (const party of ['owner', 'contractor'] as const)
    await order(contractId, orderId, {
      kind: 'sign',
      signature: { party, name: 'Ada Lovelace', how: 'On paper', signedOn },
    });
}

/** Writes, sends and certifies an application, and returns it as stored. */
export async function bill(
  contractId: string,
  input: Partial<ApplicationInput>,
  certifiedCents: number | null = null,
): Promise<PayApplication & { id: string; billFault: string }> {
  const id = newId();
  await apply(contractId, id, { kind: 'save', fields: fields(input) });
  await apply(contractId, id, { kind: 'submit' });
  const { billFault } = await apply(contractId, id, { ...CERTIFY, certifiedCents });
  return { ...(await application(id)), id, billFault };
}
