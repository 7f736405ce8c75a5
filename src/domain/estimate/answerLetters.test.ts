import { describe, expect, it } from 'vitest';
import { buildDocument } from '@/testing/factories/billing';
import { answerIn, answerToCompany, answerToCustomer, type AnsweredEstimate } from './answerLetters';
import type { Approval } from './schema';

const AT = '2026-06-02T16:30:00.000Z';
const approval: Approval = {
  revisionNumber: 1,
  optionId: 'best',
  selectedLineIds: [],
  quantitiesE4: {},
  totalCents: 506_400,
  documentHash: 'a'.repeat(64),
  signature: { name: 'Dana Whitfield', kind: 'typed', imageDataUrl: '' },
  by: 'customer',
  byUid: '',
  at: AT,
  ipAddress: '',
  userAgent: '',
  joinsPlan: false,
};
const answered = (changes: Partial<AnsweredEstimate> = {}): AnsweredEstimate => ({
  answer: 'approved',
  estimate: {
    number: 'E26-K7M3Q',
    title: 'New furnace',
    customerName: 'Dana Whitfield',
    document: buildDocument({
      type: 'estimate',
      options: [{ id: 'best', name: 'Best', description: '', isRecommended: true }],
    }),
    approval,
    totalCents: 506_400,
    answeredAt: AT,
    declineReason: 'Too dear',
    changeRequest: 'A smaller unit',
  },
  customerSortName: 'whitfield, dana',
  company: { name: 'Blue Ridge', phone: '(828) 555-0100', email: '', addressLines: ['1 Main St', 'Asheville, NC'] },
  timeZone: 'America/New_York',
  depositDueCents: 0,
  canPayByCard: false,
  ...changes,
});

describe('an accepted estimate', () => {
  it('tells the company what was accepted, by whom, and the next step', () => {
    expect(answerToCompany(answered({ depositDueCents: 100_000 }))).toEqual({
      subject: 'Accepted: estimate E26-K7M3Q, Dana Whitfield, $5,064.00',
      message:
        'Dana Whitfield accepted estimate E26-K7M3Q (New furnace) for $5,064.00.\n\nOption: Best\nSigned: Dana Whitfield on Jun 2, 2026, 12:30 PM EDT\n\nA deposit of $1,000.00 is due.\n\nNext: create the job from the estimate and find a time for it.',
      linkLabel: 'Open the estimate',
    });
  });

  it('thanks the customer and explains the next step', () => {
    expect(answerToCustomer(answered()).message).toBe(
      'Hi Dana,\n\nThank you for accepting estimate E26-K7M3Q (New furnace) for $5,064.00. It was signed by Dana Whitfield on Jun 2, 2026, 12:30 PM EDT.\n\nWhat happens next: we will contact you to schedule the work.\n\nQuestions? Reply to this e-mail or call (828) 555-0100.\n\nThank you,\nBlue Ridge',
    );
    const next = (changes: Partial<AnsweredEstimate>) => answerToCustomer(answered(changes)).message.split('\n\n')[2];
    expect(next({ depositDueCents: 100_000, canPayByCard: true })).toBe(
      'What happens next: a deposit of $1,000.00 is due. You can pay it by card on the page of your estimate. Once it is in, we will contact you to schedule the work.',
    );
    expect(next({ depositDueCents: 100_000 })).toContain('Please make your check payable to Blue Ridge');
  });
});

it('gives the company the reason for declining, and the customer a way back', () => {
  expect(answerToCompany(answered({ answer: 'declined' })).message).toContain('Reason: Too dear');
  expect(answerToCustomer(answered({ answer: 'declined' }))).toMatchObject({
    subject: 'You declined estimate E26-K7M3Q from Blue Ridge',
    message: expect.stringContaining('If you change your mind, reply to this e-mail or call (828) 555-0100.') as string,
  });
});

it('passes on a change request word for word', () => {
  for (const { message } of [answerToCompany, answerToCustomer].map((of) =>
    of(answered({ answer: 'changes-requested' })),
  ))
    expect(message).toContain('A smaller unit');
});

it('counts only an answer by the customer', () => {
  const written = { state: 'approved' as const, answeredAt: AT, approval, updatedBy: '' };
  const before = { answeredAt: '' };
  expect(answerIn(before, written)).toBe('approved');
  expect(answerIn({ answeredAt: AT }, written)).toBeNull();
  expect(answerIn(before, { ...written, approval: { ...approval, by: 'office' } })).toBeNull();
  expect(answerIn(before, { ...written, state: 'declined' })).toBe('declined');
  expect(answerIn(before, { ...written, state: 'declined', updatedBy: 'u1' })).toBeNull();
  expect(answerIn(before, { ...written, state: 'changes-requested', updatedBy: 'u1' })).toBe('changes-requested');
  expect(answerIn(before, { ...written, state: 'converted' })).toBeNull();
});
