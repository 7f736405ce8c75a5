import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsOfPlan } from '@/domain/agreement/record/create';
import {
  memberAgreementId,
  membershipHash,
  withMembership,
  type MembershipOffer,
} from '@/domain/agreement/record/membershipOffer';
import { agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { approveEstimate, convertEstimate } from '@/domain/estimate/api';
import { chosenTotalCents } from '@/domain/estimate/choice';
import { issueInvoices } from '@/domain/invoice/api';
import { estimateSignatureSchema, type EstimateSignature } from '@/domain/estimate/onDevice';
import { documentHash } from '@/domain/public-document/customerDocument';
import { newId } from '@/lib/ids';
import { HOUR_MS } from '@/lib/time';
import { buildPlan } from '@/testing/factories/agreement';
import { buildProperty } from '@/testing/factories/property';
import { takeDeviceSignature } from '../../functions/src/estimates/signedOnDevice';
import { deps } from './deps';
import { accept, choice, estimatingOffice, sentEstimate, signature, totalCents, type Office } from './estimateAnswers';
import { clearLimits, offer, readEstimate, readFaceOf } from './estimates';
import { at, audit } from './records';
import { db, endClients, refusal } from './support';

let office: Office;
const propertyId = newId();
beforeAll(async () => {
  office = await estimatingOffice();
  const { companyId, owner, customerId } = office;
  const { id: _, ...place } = buildProperty({ id: propertyId, customerId });
  await at(companyId, `properties/${propertyId}`).set({ ...place, ...audit(owner.uid) });
});
afterAll(endClients);

const plan = termsOfPlan(
  buildPlan({ renewal: 'automatic', discounts: [{ id: 'all', itemKinds: [], ratePpm: 100_000 }] }),
);
const membership: MembershipOffer = { planId: newId(), planVersion: 1, plan, interval: 'month', priceCents: 1_900 };
const sent = async () => {
  await clearLimits();
  return sentEstimate(office, { propertyId, membership });
};
const asMember = (estimateId: string): number =>
  chosenTotalCents(
    withMembership(offer(), membership, { estimateId, customerId: office.customerId, propertyId }),
    choice,
  );
const agreementOf = async (estimateId: string): Promise<Agreement | undefined> =>
  agreementSchema.safeParse((await at(office.companyId, `agreements/${memberAgreementId(estimateId)}`).get()).data())
    .data;
const joins = async (estimateId: string, agreesToRenewal = true) =>
  accept({
    totalCents: asMember(estimateId),
    membership: { hash: await membershipHash(membership), agreesToRenewal },
  });

describe('a plan offered with an estimate', () => {
  it('is shown with the member price of the same work', async () => {
    const { id, token } = await sent();
    expect(asMember(id)).toBeLessThan(totalCents);
    const face = await readFaceOf(token);
    expect(face).toMatchObject({
      estimate: {
        membership: {
          planName: 'Comfort Plus',
          benefits: ['10% off everything'],
          renewalText: expect.stringContaining('renews for 12 months') as string,
          hash: await membershipHash(membership),
        },
        joinedPlan: '',
      },
    });
    expect(JSON.stringify(face)).not.toContain('SECRET');
  });

  it('belongs to the plan’s business unit', async () => {
    await at(office.companyId, `agreementPlans/${membership.planId}`).set({ ...plan, businessUnitId: 'pl' });
    const { id, answer } = await sent();
    await answer(await joins(id));
    expect(await agreementOf(id)).toMatchObject({ businessUnitId: 'pl' });
  });

  it('creates the agreement and the member prices in one step, once, with separate consent to the renewal', async () => {
    const { id, token, answer } = await sent();
    expect(await refusal(answer(await joins(id, false)))).toMatchObject({ code: 'failed-precondition' });
    expect(await agreementOf(id)).toBeUndefined();
    expect((await readEstimate(office.companyId, id)).state).toBe('sent');

    await answer(await joins(id));
    await answer(await joins(id));
    const agreement = await agreementOf(id);
    expect(agreement).toMatchObject({
      state: 'active',
      customerId: office.customerId,
      propertyId,
      customerEmail: 'ada@example.com',
      priceCents: 1_900,
      consent: { by: 'customer', signature, renewalText: expect.stringContaining('renews for 12 months') as string },
    });
    const estimate = await readEstimate(office.companyId, id);
    expect(estimate).toMatchObject({ state: 'approved', totalCents: asMember(id) });
    expect(estimate.document.discounts.map(({ discountId }) => discountId)).toContain(
      `member-${memberAgreementId(id)}_all`,
    );
    expect(await readFaceOf(token)).toMatchObject({ estimate: { joinedPlan: 'Comfort Plus', membership: null } });
    const found = await db
      .collection(`companies/${office.companyId}/agreements`)
      .where('customerId', '==', office.customerId)
      .get();
    expect(found.docs.filter((one) => one.id.startsWith(id))).toHaveLength(1);

    // The invoice for the work keeps what was signed.
    const { invoiceId } = await office.owner.call(convertEstimate, { estimateId: id, to: 'invoice', title: '' });
    await office.owner.call(issueInvoices, { invoiceIds: [invoiceId] });
    expect((await at(office.companyId, `invoices/${invoiceId}`).get()).data()).toMatchObject({
      state: 'issued',
      totalCents: asMember(id),
    });
  });

  it('is confirmed afterward, also for a plan that changes no price of this work', async () => {
    await clearLimits();
    const plain = { ...membership, plan: { ...plan, discounts: [] } };
    const { token, answer } = await sentEstimate(office, { propertyId, membership: plain });
    await answer(accept({ totalCents, membership: { hash: await membershipHash(plain), agreesToRenewal: true } }));
    expect(await readFaceOf(token)).toMatchObject({ estimate: { joinedPlan: 'Comfort Plus', hasMemberPrices: false } });
  });

  it('can be left out, and a meanwhile changed plan has to be reviewed again', async () => {
    const { id, answer } = await sent();
    const stale = accept({ totalCents: asMember(id), membership: { hash: 'f'.repeat(64), agreesToRenewal: true } });
    expect(await refusal(answer(stale))).toMatchObject({ code: 'conflict' });
    await answer(accept());
    expect(await readEstimate(office.companyId, id)).toMatchObject({ state: 'approved', totalCents });
    expect(await agreementOf(id)).toBeUndefined();
  });

  it('is accepted on the technician’s device, even hours before the server hears of it, and only with consent to its renewal', async () => {
    const { id } = await sent();
    const { document, terms, revisionNumber } = await readEstimate(office.companyId, id);
    const signing = async (changes: Partial<EstimateSignature> = {}) => {
      const signed = estimateSignatureSchema.parse({
        estimateId: id,
        customerId: office.customerId,
        revisionNumber,
        documentHash: await documentHash(document, terms),
        optionId: choice.optionId,
        selectedLineIds: choice.selectedLineIds,
        quantities: Object.entries(choice.quantitiesE4).map(([lineId, quantityE4]) => ({ lineId, quantityE4 })),
        totalCents: asMember(id),
        membershipHash: await membershipHash(membership),
        agreesToRenewal: true,
        name: signature.name,
        signedAt: new Date(Date.now() - HOUR_MS).toISOString(),
        ...changes,
      });
      const place = { companyId: office.companyId, id: newId() };
      const ref = at(place.companyId, `estimateSignatures/${place.id}`);
      await ref.set({ ...signed, ...audit(office.owner.uid) });
      await takeDeviceSignature(deps, place, office.owner.uid);
      await takeDeviceSignature(deps, place, office.owner.uid);
      return { signedAt: signed.signedAt, state: String((await ref.get()).get('state')) };
    };
    expect(await signing({ agreesToRenewal: false })).toMatchObject({ state: 'refused' });
    expect(await signing({ membershipHash: 'f'.repeat(64) })).toMatchObject({ state: 'refused' });
    expect(await signing({ membershipHash: '' })).toMatchObject({ state: 'refused' });
    expect(await agreementOf(id)).toBeUndefined();
    const { state, signedAt } = await signing();
    expect(state).toBe('taken');
    expect(await agreementOf(id)).toMatchObject({
      state: 'active',
      consent: {
        by: 'customer',
        byUid: office.owner.uid,
        at: signedAt,
        renewalText: expect.stringContaining('renews') as string,
      },
    });
    expect(await readEstimate(office.companyId, id)).toMatchObject({ state: 'approved', totalCents: asMember(id) });
  });

  it('is accepted by phone, too', async () => {
    const { id } = await sent();
    await office.owner.call(approveEstimate, { estimateId: id, choice, note: 'By phone', isMember: true });
    expect(await agreementOf(id)).toMatchObject({
      state: 'active',
      consent: { by: 'office', byUid: office.owner.uid, signature: { name: 'By phone' }, renewalText: '' },
    });
    expect(await readEstimate(office.companyId, id)).toMatchObject({ totalCents: asMember(id) });
  });
});
