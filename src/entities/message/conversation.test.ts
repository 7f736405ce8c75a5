import { expect, it } from 'vitest';
import { mailSchema } from '@/domain/mail/schema';
import { buildStored } from '@/testing/factories/build';
import { linesOf, unanswered } from './conversation';

const mail = (id: string, to: string[], subject: string) =>
  buildStored({
    kind: 'mail',
    schema: mailSchema,
    fields: {
      ...{ kind: 'message', subjectType: 'estimate', subjectId: 'e1', customerId: 'ada', to, subject },
      ...{ state: 'sent', requestedAt: '2026-11-29T11:05:00.000Z', sentBy: 'system' },
    },
    overrides: { id },
  });

it('includes messages to the customer, but not the company’s internal ones', () => {
  const lines = linesOf({
    texts: [],
    mails: [
      mail('own', ['Rosa@company.example'], 'Accepted: estimate E26-K7M3Q'),
      mail('both', ['rosa@company.example', 'ada@example.com'], 'A copy'),
      mail('theirs', ['ada@example.com'], 'You accepted estimate E26-K7M3Q'),
    ],
    visits: [],
    nowIso: '2026-11-29T12:00:00.000Z',
    ownAddresses: ['', 'rosa@company.example'],
  });
  expect(lines.map(({ words }) => words)).toEqual(['A copy', 'You accepted estimate E26-K7M3Q']);
});

it('shows a customer’s e-mail reply as theirs, waiting for an answer', () => {
  const answer = {
    ...mail('answer', [], 'Re: Your visit'),
    ...{ state: 'received' as const, from: 'ada@example.com', sentBy: 'customer', body: 'Tuesday is fine' },
  };
  const lines = linesOf({
    ...{ texts: [], mails: [answer], visits: [], nowIso: '2026-11-29T12:00:00.000Z' },
    ownAddresses: ['rosa@company.example'],
  });
  expect(lines).toMatchObject([{ isTheirs: true, by: '', words: 'Re: Your visit\n\nTuesday is fine', fault: '' }]);
  expect(unanswered(lines)).toHaveLength(1);
});
