import { describe, expect, it } from 'vitest';
import { documentLineSchema } from '../billing/schema';
import { estimateSchema, type Estimate } from '../estimate/schema';
import { agreedLines, withAgreedLines } from './agreedLines';
import { factsFromEstimate, factsFromRepair, withoutEstimate } from './answer';
import { estimateOfFindings, estimateTitleOf, isLineOf } from './estimateLines';
import { findingSchema, type Finding } from './schema';
import { stateOf } from './state';
import { nextSteps, takeStep } from './steps';

const day = (number: number): string => `2026-06-0${number}T12:00:00.000Z`;
const line = (id: string) =>
  documentLineSchema.parse({ id, name: `Part ${id}`, quantityE4: 10_000, unitPriceCents: 1000 });
const option = (name: string, ...ids: string[]) => ({ id: `o${name}`, name, lines: ids.map(line) });
const finding = (fields: Partial<Finding> = {}): Finding & { id: string } => ({
  ...findingSchema.parse({
    number: 'F26-AAAAA',
    title: 'Cracked heat exchanger',
    source: { kind: 'job', id: 'j1' },
    customerId: 'c1',
    raisedAt: day(1),
  }),
  id: 'f1',
  ...fields,
});

describe('a finding’s state', () => {
  it.each([
    [{}, 'open'],
    [{ offeredAt: day(2) }, 'offered'],
    [{ offeredAt: day(2), approvedAt: day(3) }, 'approved'],
    [{ offeredAt: day(2), declinedAt: day(2) }, 'declined'],
    [{ declinedAt: day(2), offeredAt: day(3) }, 'offered'],
    [{ declinedAt: day(2), approvedAt: day(3) }, 'approved'],
    [{ approvedAt: day(2), declinedAt: day(3) }, 'declined'],
    [{ declinedAt: day(3), repairJobId: 'j2' }, 'scheduled'],
    [{ repairJobId: 'j2', repairedAt: day(4) }, 'repaired'],
    [{ repairedAt: day(4), verifiedAt: day(5) }, 'verified'],
  ] satisfies [Partial<Finding>, string][])('%j is %s', (facts, state) => expect(stateOf(finding(facts))).toBe(state));

  it('moves forward by steps that record when and by whom', () => {
    const declined = takeStep(finding(), { step: 'decline', at: day(2), byName: 'Ada', reason: 'Too expensive now' });
    expect(declined).toEqual({
      declinedAt: day(2),
      declinedByName: 'Ada',
      declineReason: 'Too expensive now',
      approvedOptionId: '',
      acceptedOptionId: '',
      state: 'declined',
    });
    expect(nextSteps(finding(declined))[0]).toBe('offer');
    const repaired = finding({ repairedAt: day(3) });
    const seen = {
      step: 'verify',
      at: day(4),
      byName: 'Max',
      verifiedBy: 'seen',
      verificationId: '',
      note: '',
    } as const;
    expect(takeStep(repaired, seen)).toMatchObject({ verifiedAt: day(4), verifiedByName: 'Max', state: 'verified' });
    expect(() => takeStep(finding(), seen)).toThrow('changed this finding');
  });

  it('bills on-the-spot approvals once, but not after a later decline', () => {
    const open = finding({ options: [option('Repair', 'a'), option('Replace', 'b')] });
    const agreed = {
      ...open,
      ...takeStep(open, { step: 'approve', at: day(2), byName: 'Ada', optionId: 'oReplace' }),
    };
    expect(agreedLines(agreed)).toEqual([line('b')]);
    expect(withAgreedLines([line('c'), line('b')], agreedLines(agreed))).toEqual([line('c'), line('b')]);
    expect(withAgreedLines([line('c')], agreedLines(agreed))).toEqual([line('c'), line('b')]);
    const declined = takeStep(agreed, { step: 'decline', at: day(3), byName: 'Ada', reason: 'Too expensive' });
    expect(agreedLines({ ...agreed, ...declined })).toEqual([]);
    expect(agreedLines(open)).toEqual([]);
  });

  it('is open again when the repair did not hold', () => {
    const verified = finding({ approvedAt: day(2), repairJobId: 'j2', repairedAt: day(3), verifiedAt: day(4) });
    const reopened = { ...verified, ...takeStep(verified, { step: 'reopen', at: day(5), byName: 'Max' }) };
    expect(stateOf(reopened)).toBe('open');
    expect(reopened.state).toBe('open');
  });
});

describe('an estimate from findings', () => {
  it('has a single finding’s options, with required lines', () => {
    const { options, lines } = estimateOfFindings([
      finding({ options: [option('Repair', 'a', 'b'), option('Replace', 'c')] }),
    ]);
    expect(options.map(({ name }) => name)).toEqual(['Repair', 'Replace']);
    expect(lines.map(({ id, optionId, isOptional }) => [id, optionId, isOptional])).toEqual([
      ['a', 'option1', false],
      ['b', 'option1', false],
      ['c', 'option2', false],
    ]);
    expect(lines[0]?.description).toBe('For: Cracked heat exchanger');
  });

  it('makes each of several findings optional, and keeps their options', () => {
    const other = finding({ title: 'No drip leg', options: [option('Fit one', 'x')] });
    const third = finding({ title: 'Worn contactor', options: [option('Like for like', 'm'), option('Better', 'n')] });
    const two = finding({ options: [option('Repair', 'a'), option('Repair and test', 'b'), option('Replace', 'c')] });
    const { options, lines } = estimateOfFindings([two, other, third, finding({ options: [] })]);
    expect(options.map(({ name }) => name)).toEqual([
      'Repair + Like for like',
      'Repair and test + Better',
      'Replace + Better',
    ]);
    expect(lines.map(({ id, optionId }) => `${id} ${optionId}`)).toEqual([
      'a option1',
      'b option2',
      'c option3',
      'x ',
      'm option1',
      'n option2',
      'n_3 option3',
    ]);
    expect(lines.every(({ isOptional, isSelected }) => isOptional && isSelected)).toBe(true);
    expect(isLineOf(third, 'n_3')).toBe(true);
    expect(isLineOf(third, 'nn')).toBe(false);
  });

  it('is named after the most severe finding', () => {
    expect(estimateTitleOf([finding(), finding(), finding()])).toBe('Cracked heat exchanger and 2 more');
    expect(estimateTitleOf([finding()])).toBe('Cracked heat exchanger');
    const worst = finding({ title: 'Gas leak', severity: 'inoperable' });
    expect(estimateTitleOf([finding(), worst])).toBe('Gas leak and 1 more');
  });
});

describe('a change of the estimate', () => {
  const approval = {
    revisionNumber: 1,
    optionId: '',
    selectedLineIds: ['a'],
    quantitiesE4: {},
    totalCents: 1000,
    documentHash: '0'.repeat(64),
    signature: { name: 'Ada Lovelace', kind: 'typed', imageDataUrl: '' },
    by: 'customer',
    at: day(3),
    byUid: '',
    ipAddress: '',
    userAgent: '',
    joinsPlan: false,
  } satisfies Estimate['approval'];
  const one = finding({ options: [option('Repair', 'a')] });
  const two = { ...finding({ title: 'No drip leg', options: [option('Fit one', 'x')] }), id: 'f2' };
  const { lines } = estimateOfFindings([one, two]);
  const estimate = (fields: Partial<Estimate> = {}) => ({
    ...estimateSchema.parse({
      number: 'E26-BBBBB',
      title: 'Repairs',
      customerId: 'c1',
      customerName: 'Ada Lovelace',
      document: { type: 'estimate', currency: 'USD', date: '2026-06-02', lines, tax: { date: '2026-06-02' } },
      ...fields,
    }),
    id: 'e1',
    createdAt: day(2),
  });

  it('marks its findings as offered, once', () => {
    const change = factsFromEstimate(one, estimate());
    expect(change).toMatchObject({
      estimateId: 'e1',
      estimateNumber: 'E26-BBBBB',
      offeredAt: day(2),
      state: 'offered',
    });
    expect(factsFromEstimate({ ...one, ...change }, estimate())).toBeNull();
  });

  it('approves chosen findings and declines those left out', () => {
    const accepted = estimate({ state: 'approved', approval });
    expect(factsFromEstimate(one, accepted)).toMatchObject({
      approvedAt: day(3),
      approvedByName: 'Ada Lovelace',
      acceptedOptionId: 'oRepair',
      state: 'approved',
    });
    expect(factsFromEstimate(two, accepted)).toMatchObject({
      declinedAt: day(3),
      declineReason: 'Left out of estimate E26-BBBBB',
      state: 'declined',
    });
    const removed = finding({ options: [option('Other', 'z')] });
    expect(factsFromEstimate(removed, accepted)).toMatchObject({ state: 'offered' });
  });

  it('links findings to the job, and keeps later progress', () => {
    const converted = estimate({ state: 'converted', approval, convertedJobId: 'j2', convertedAt: day(4) });
    const change = factsFromEstimate(one, converted);
    expect(change).toMatchObject({ repairJobId: 'j2', scheduledAt: day(4), state: 'scheduled' });
    expect(factsFromEstimate({ ...one, ...change }, converted)).toBeNull();
    expect(factsFromEstimate({ ...one, ...change, repairedAt: day(5) }, converted)).toBeNull();
  });

  it('declines all its findings with the reason', () => {
    const declined = estimate({ state: 'declined', answeredAt: day(3), declineReason: 'Sold the house' });
    expect(factsFromEstimate(one, declined)).toMatchObject({ declineReason: 'Sold the house', state: 'declined' });
  });

  it('leaves a finding on a newer estimate alone, and releases it when deleted', () => {
    const later = { ...one, estimateId: 'e2', offeredAt: day(5) };
    expect(factsFromEstimate(later, estimate())).toBeNull();
    expect(withoutEstimate(later, 'e1')).toBeNull();
    expect(withoutEstimate(later, 'e2')).toMatchObject({ estimateId: '', offeredAt: '', state: 'open' });
  });

  it('marks the finding repaired when its job is done', () => {
    const scheduled = finding({ repairJobId: 'j2' });
    const job = { id: 'j2', isDone: true, doneAt: day(4), byName: 'Max' };
    expect(factsFromRepair(scheduled, job)).toEqual({ repairedAt: day(4), repairedByName: 'Max', state: 'repaired' });
    expect(factsFromRepair(scheduled, { ...job, isDone: false })).toBeNull();
    expect(factsFromRepair(scheduled, { ...job, id: 'j3' })).toBeNull();
  });
});
