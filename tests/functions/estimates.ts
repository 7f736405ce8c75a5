import { estimateSchema, type Estimate } from '@/domain/estimate/schema';
import { documentHash } from '@/domain/public-document/customerDocument';
import { buildDiscount, buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { newId } from '@/lib/ids';
import { at, audit } from './records';
import { db } from './support';

/** Builds good and best options, an optional line, a selectable length, an expired discount, tax and a deposit. */
export const offer = (): Estimate['document'] =>
  buildDocument({
    type: 'estimate',
    date: '2026-06-01',
    options: [
      { id: 'good', name: 'Good', description: '', isRecommended: false },
      { id: 'best', name: 'Best', description: '', isRecommended: true },
    ],
    lines: [
      buildLine({ id: 'removal', name: 'Removal', unitPriceCents: 33_333, unitCostCents: 987_654 }),
      buildLine({ id: 'basic', name: 'Basic furnace', optionId: 'good', unitPriceCents: 200_001 }),
      buildLine({ id: 'top', name: 'Best furnace', optionId: 'best', unitPriceCents: 400_007 }),
      buildLine({ id: 'stat', name: 'Thermostat', isOptional: true, isSelected: false, unitPriceCents: 19_999 }),
      buildLine({
        id: 'pipe',
        name: 'Pipe',
        unit: 'ft',
        isQuantityEditable: true,
        quantityE4: 30_000,
        unitPriceCents: 333,
      }),
    ],
    discounts: [
      buildDiscount({ ratePpm: 33_300, name: 'Spring', endsOn: '2026-06-30', reason: 'SECRET reason' }, { id: 'd1' }),
    ],
    deposit: { kind: 'percent', ratePpm: 300_000, amountCents: 0 },
    tax: { zone: buildZone([buildTax(88_750)]) },
  });

/** Stores a draft as the app would. */
export async function addEstimate(
  companyId: string,
  uid: string,
  customerId: string,
  changes: Partial<Estimate> = {},
  id = newId(),
): Promise<string> {
  const estimate = estimateSchema.parse({
    number: 'E26-K7M3Q',
    title: 'New furnace',
    customerId,
    customerName: 'Ada Lovelace',
    document: offer(),
    internalNotes: 'SECRET notes',
    terms: 'Half up front.',
    ...changes,
  });
  await at(companyId, `estimates/${id}`).set({ ...estimate, ...audit(uid) });
  return id;
}

export const readEstimate = async (companyId: string, id: string): Promise<Estimate> =>
  estimateSchema.parse((await at(companyId, `estimates/${id}`).get()).data());

export const readFaceOf = async (token: string): Promise<Record<string, unknown> | undefined> =>
  (await db.doc(`publicDocuments/${token}`).get()).data();

export const hashOf = async (companyId: string, id: string): Promise<string> => {
  const { document, terms } = await readEstimate(companyId, id);
  return documentHash(document, terms);
};

/** Clears the rate limits: a test calls more often per minute than people do. */
export async function clearLimits(): Promise<void> {
  const limits = await db.collection('rateLimits').listDocuments();
  await Promise.all(limits.map((limit) => limit.delete()));
}
