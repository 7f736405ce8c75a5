import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentialSchema } from '@/domain/award/credential';
import {
  answerEstimate,
  approveEstimate,
  convertEstimate,
  declineEstimate,
  reviseEstimate,
} from '@/domain/estimate/api';
import { chosenTotalCents } from '@/domain/estimate/choice';
import { shareDocument } from '@/domain/public-document/api';
import { recordPayment } from '@/domain/payment/api';
import type { PublicDocument } from '@/domain/public-document/schema';
import { newId } from '@/lib/ids';
import { newCompany, newMember } from './fixtures';
import {
  accept,
  choice,
  estimatingOffice,
  sentEstimate,
  signature,
  totalCents,
  type Answer,
  type Office,
} from './estimateAnswers';
import { addEstimate, clearLimits, hashOf, readEstimate, readFaceOf } from './estimates';
import { at, audit } from './records';
import { db, endClients, eventually, refusal, signedOut, type Client } from './support';

let office: Office;
let owner: Client;
let companyId: string;
let customerId: string;
const visitor = signedOut();

beforeAll(async () => {
  office = await estimatingOffice();
  ({ owner, companyId, customerId } = office);
});
afterAll(endClients);
const sent = (changes: Parameters<typeof addEstimate>[3] = {}) => sentEstimate(office, changes);

describe('answerEstimate', () => {
  it('accepts the chosen options with the signature, once', async () => {
    const { id, token, answer } = await sent();

    const depositCents = Math.round(totalCents * 0.3);
    expect(await answer(accept())).toEqual({ state: 'approved', depositDueCents: depositCents });
    expect(await answer(accept())).toEqual({ state: 'approved', depositDueCents: depositCents });

    const estimate = await readEstimate(companyId, id);
    expect(estimate).toMatchObject({
      state: 'approved',
      totalCents,
      approval: { by: 'customer', totalCents, ...choice, signature, revisionNumber: 1 },
    });
    expect(estimate.approval?.ipAddress).toBe('127.0.0.1');
    expect(await readFaceOf(token)).toMatchObject({
      estimate: { state: 'approved', approval: { name: 'Ada Lovelace' }, depositDueCents: depositCents },
      paper: { stamp: 'Accepted' },
    });
    for (const other of [
      accept({ signature: { ...signature, name: 'Mallory' } }),
      { kind: 'decline', reason: 'No' } as const,
      { kind: 'change', message: 'Cheaper' } as const,
    ]) {
      expect(await refusal(answer(other))).toMatchObject({ code: 'failed-precondition' });
    }
    expect((await readEstimate(companyId, id)).approval).toEqual(estimate.approval);
  });

  it('shows the paid deposit under the link, with the credentials it was sent with', async () => {
    await clearLimits();
    const credential = (title: string) =>
      at(companyId, 'credentials/c1').set({
        ...credentialSchema.parse({ kind: 'licence', title, isOnEstimates: true }),
        ...audit(owner.uid),
      });
    await credential('Heating');
    const { id, token, answer } = await sent();
    await credential('Cooling');
    await answer(accept());
    const dueCents = Math.round(totalCents * 0.3);
    expect(await readFaceOf(token)).toMatchObject({ estimate: { depositDueCents: dueCents, depositPaidCents: 0 } });
    await owner.call(recordPayment, {
      paymentId: newId(),
      estimateId: id,
      method: 'cheque',
      amountCents: 10_000,
      receivedOn: '2026-06-02',
    });
    const shown = async () => ((await readFaceOf(token)) as PublicDocument | undefined)?.estimate;
    await eventually(async () => (await shown())?.depositPaidCents === 10_000, 'the payment under the link');
    expect(await shown()).toMatchObject({ depositDueCents: dueCents - 10_000 });
    expect(await readFaceOf(token)).toMatchObject({ paper: { credentials: [{ text: 'License: Heating' }] } });
  });

  it('trusts nothing from the page', async () => {
    const { id, answer, token } = await sent();
    const wrong: [Answer, string][] = [
      [accept({ totalCents: totalCents - 1 }), 'conflict'],
      [accept({ totalCents: 0 }), 'conflict'],
      [accept({ choice: { ...choice, optionId: 'other' } }), 'invalid'],
      [accept({ choice: { ...choice, optionId: '' } }), 'invalid'],
      [accept({ choice: { ...choice, selectedLineIds: ['removal'] } }), 'invalid'],
      [accept({ choice: { ...choice, quantitiesE4: { removal: 1 } } }), 'invalid'],
      [accept({ choice: { ...choice, quantitiesE4: { pipe: 0 } } }), 'invalid'],
      [accept({ choice: { ...choice, quantitiesE4: { pipe: 1e15 } } }), 'invalid'],
      [accept({ signature: { ...signature, name: ' ' } }), 'invalid'],
      [accept({ signature: { ...signature, kind: 'drawn' } }), 'invalid'],
      [
        accept({ signature: { ...signature, kind: 'drawn', imageDataUrl: 'data:image/png;base64,PHNjcmlwdD4=' } }),
        'invalid',
      ],
      [accept({ signature: { ...signature, imageDataUrl: `data:image/png;base64,${'A'.repeat(90_000)}` } }), 'invalid'],
    ];
    const raw = (given: unknown, hash: string, by = token) =>
      visitor.callRaw('answerEstimate', { token: by, documentHash: hash, answer: given });
    await clearLimits();
    const hash = await hashOf(companyId, id);
    for (const [given, code] of wrong) {
      expect(await refusal(raw(given, hash)), JSON.stringify(given)).toMatchObject({ code });
      await clearLimits();
    }
    expect(await refusal(answer(accept(), { documentHash: 'a'.repeat(64) }))).toMatchObject({ code: 'conflict' });
    expect(await refusal(raw(accept(), hash, `${token.slice(0, 21)}${token.endsWith('A') ? 'B' : 'A'}`))).toMatchObject(
      { code: 'not-found' },
    );
    expect((await readEstimate(companyId, id)).state).toBe('sent');
  });

  it('applies the last valid day in the company’s time zone', async () => {
    const { id, answer } = await sent();
    await at(companyId, `estimates/${id}`).update({ validUntil: '2026-01-01' });
    expect(await refusal(answer(accept()))).toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('2026-01-01') as string,
    });
    expect(await answer({ kind: 'change', message: 'Please renew it' })).toMatchObject({ state: 'changes-requested' });
  });

  it('is declined with a reason, and can’t be accepted afterward', async () => {
    const { id, answer } = await sent();
    expect(await answer({ kind: 'decline', reason: 'Too dear' })).toEqual({ state: 'declined', depositDueCents: 0 });
    expect(await answer({ kind: 'decline', reason: 'Too dear' })).toMatchObject({ state: 'declined' });
    expect(await refusal(answer(accept()))).toMatchObject({ code: 'failed-precondition' });
    expect(await readEstimate(companyId, id)).toMatchObject({
      state: 'declined',
      declineReason: 'Too dear',
      approval: null,
    });
  });

  it('lets either accepting or revising win, whichever comes first', { tags: 'emulators' }, async () => {
    await clearLimits();
    const { id, answer } = await sent();
    const [accepted] = await Promise.allSettled([answer(accept()), owner.call(reviseEstimate, { estimateId: id })]);

    const estimate = await readEstimate(companyId, id);
    expect(estimate).toMatchObject({ state: 'draft', revisionNumber: 2 });
    const kept = (await at(companyId, `estimates/${id}/revisions/1`).get()).data();
    expect(kept).toMatchObject({
      revisionNumber: 1,
      estimate: { state: accepted.status === 'fulfilled' ? 'approved' : 'sent' },
    });
    expect(estimate.approval?.revisionNumber ?? null).toBe(accepted.status === 'fulfilled' ? 1 : null);
  });
});

describe('a signed estimate that changes', () => {
  it('asks for a signature on the new version', async () => {
    const { id, token, answer } = await sent();
    await answer(accept());
    expect(await owner.call(reviseEstimate, { estimateId: id })).toEqual({ revisionNumber: 2 });
    expect(await owner.call(reviseEstimate, { estimateId: id })).toEqual({ revisionNumber: 2 });
    await eventually(
      async () => ((await readFaceOf(token)) as PublicDocument | undefined)?.estimate?.state === 'draft',
      'the face of a draft',
    );
    expect(await refusal(answer(accept({ signature: { ...signature, name: 'Other' } })))).toMatchObject({
      code: 'failed-precondition',
    });

    const { document } = await readEstimate(companyId, id);
    const lines = document.lines.map((line) => (line.id === 'removal' ? { ...line, unitPriceCents: 43_333 } : line));
    await at(companyId, `estimates/${id}`).update({ document: { ...document, lines } });
    expect(await owner.call(shareDocument, { kind: 'estimate', subjectId: id })).toEqual({ token });

    const face = (await readFaceOf(token)) as PublicDocument;
    expect(face.estimate).toMatchObject({
      state: 'sent',
      revisionNumber: 2,
      approval: { revisionNumber: 1 },
      depositDueCents: 0,
    });
    const after = chosenTotalCents({ ...document, lines }, choice);
    expect(face.estimate?.changes[0]).toEqual({
      label: 'Removal',
      before: '1 × $333.33',
      after: '1 × $433.33',
      changeCents: 10_000,
    });
    expect(face.estimate?.changes.reduce((sum, { changeCents }) => sum + changeCents, 0)).toBe(after - totalCents);

    await clearLimits();
    await visitor.call(answerEstimate, {
      token,
      documentHash: await hashOf(companyId, id),
      answer: accept({ totalCents: after }),
    });
    expect((await readEstimate(companyId, id)).approval).toMatchObject({ revisionNumber: 2, totalCents: after });
  });
});

describe('the office', () => {
  it('approves and declines for the customer, saying how; a technician can’t', async () => {
    const id = await addEstimate(companyId, owner.uid, customerId);
    const technician = await newMember(companyId, 'technician');
    await db.doc(`users/${technician.uid}`).update({ 'features.estimates': true });
    expect(await refusal(technician.call(approveEstimate, { estimateId: id, choice, note: 'By phone' }))).toMatchObject(
      { code: 'permission-denied' },
    );

    await owner.call(approveEstimate, { estimateId: id, choice, note: 'By phone' });
    await owner.call(approveEstimate, { estimateId: id, choice, note: 'By phone' });
    expect(await readEstimate(companyId, id)).toMatchObject({
      state: 'approved',
      approval: { by: 'office', byUid: owner.uid, signature: { name: 'By phone' } },
    });
    await owner.call(declineEstimate, { estimateId: id, reason: 'Changed their mind' });
    expect(await readEstimate(companyId, id)).toMatchObject({ state: 'declined' });
    expect(await refusal(owner.call(convertEstimate, { estimateId: id, to: 'invoice' }))).toMatchObject({
      code: 'failed-precondition',
    });
  });

  it('of another company can’t reach it', async () => {
    const { id } = await sent();
    const other = await newCompany();
    await db.doc(`users/${other.owner.uid}`).update({ 'features.estimates': true, 'features.invoices': true });
    const { owner: stranger } = other;
    for (const call of [
      () => stranger.call(approveEstimate, { estimateId: id, choice, note: 'x' }),
      () => stranger.call(declineEstimate, { estimateId: id, reason: 'x' }),
      () => stranger.call(reviseEstimate, { estimateId: id }),
      () => stranger.call(convertEstimate, { estimateId: id, to: 'invoice' }),
      () => stranger.call(shareDocument, { kind: 'estimate', subjectId: id }),
    ])
      expect(await refusal(call())).toMatchObject({ code: 'not-found' });
  });
});
