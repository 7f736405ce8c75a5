import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  answerProposal,
  readAllowance,
  undoProposal,
  type Allowance,
  type AssistantAnswer,
} from '@/domain/assistant/api';
import { AppError } from '@/lib/appError';
import { answerCalls, answering } from '@/testing/answerCalls';
import { answerStream } from '@/testing/answerStream';
import { buildMessage, buildProposal } from '@/testing/factories/assistant';
import { buildInvoice } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
import { renderApp } from '@/testing/renderApp';
import { assistantRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './AssistantPage';

const USAGE = { personPercent: 10, companyPercent: 5 };
const ALLOWED: Allowance = { isOn: true, purposes: ['answer', 'draft', 'picture'], usage: USAGE, hindrance: '' };
const allowed = answering(readAllowance, () => ALLOWED);

const open = (records: Parameters<typeof renderApp>[0]['records'] = {}) =>
  renderApp({
    routes: assistantRoutes,
    path: '/assistant',
    role: 'office',
    features: { aiAssistant: true, customers: true, jobs: true, invoices: true },
    now: '2026-07-06T15:00:00.000Z',
    records,
  });

const field = () => screen.findByRole('textbox', { name: 'Your question' });

it('streams an answer with its sources, and marks unsupported numbers', async () => {
  answerCalls([allowed]);
  let finish = (_: AssistantAnswer): void => undefined;
  const asked = answerStream(({ question, send }) => {
    send({ t: 'started', conversationId: question.conversationId, questionId: question.questionId, answerId: 'a1' });
    send({ t: 'tool', id: 't1', name: 'read_balances', words: 'Looking at open invoices', state: 'running' });
    return new Promise((resolve) => {
      finish = resolve;
      send({ t: 'text', d: 'Marta ow' });
    });
  });
  const { user } = await open();
  await user.type(await field(), 'Who owes us?{Enter}');
  expect(await screen.findByText('Marta ow')).toBeInTheDocument();
  expect(screen.getByText('Looking at open invoices')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
  const message = buildMessage({
    text: 'Marta [[s1]] owes **$120.00**, since 40 days.',
    sources: [{ key: 's1', collection: 'customers', id: 'm', title: 'Marta Ellison', detail: '' }],
    figures: [
      {
        key: 'f1',
        label: 'Open balance',
        value: 12_000,
        unit: 'cents',
        text: '$120.00',
        sourceKey: '',
        derivation: '',
      },
    ],
    unsupported: ['40'],
  });
  finish({ conversationId: asked[0]?.conversationId ?? '', message, proposals: [], usage: USAGE });
  expect(await screen.findByRole('link', { name: /Marta Ellison/ })).toHaveAttribute('href', '/customers/m/details');
  expect(screen.getByTitle('Open balance: worked out from your records')).toHaveTextContent('$120.00');
  expect(screen.getByTitle('Not from your records')).toHaveTextContent('40');
  expect(asked[0]).toMatchObject({ text: 'Who owes us?', task: 'ask' });
});

it('starts with questions about the company’s own records', async () => {
  answerCalls([allowed]);
  await open({
    invoices: [
      buildInvoice({ id: 'late', customerName: 'Nora Whitfield', state: 'issued', isOpen: true, dueOn: '2026-06-01' }),
    ],
    jobs: [buildJob({ id: 'j1', number: '26-K7M3Q' })],
  });
  const ideas = within(await screen.findByRole('list', { name: 'Questions to begin with' }));
  expect(await ideas.findByRole('button', { name: 'How much does Nora Whitfield owe us?' })).toBeInTheDocument();
  expect(await ideas.findByRole('button', { name: 'Show me job 26-K7M3Q' })).toBeInTheDocument();
});

it('links an amount to the page that shows it', async () => {
  answerCalls([allowed]);
  answerStream(({ question }) => {
    const message = buildMessage({
      text: '$10.00 is overdue [[s1]].',
      sources: [{ key: 's1', collection: 'views', id: 'invoices:overdue', title: 'Overdue invoices', detail: '' }],
    });
    return Promise.resolve({ conversationId: question.conversationId, message, proposals: [], usage: USAGE });
  });
  const { user } = await open();
  await user.type(await field(), 'What is overdue?{Enter}');
  expect(await screen.findByRole('link', { name: /Overdue invoices/ })).toHaveAttribute(
    'href',
    '/invoices?view=overdue',
  );
});

it('keeps a question that failed, and asks it again under the same id', async () => {
  answerCalls([allowed]);
  let isDown = true;
  const asked = answerStream(({ question }) => {
    if (isDown) return Promise.reject(new AppError({ code: 'unavailable', userMessage: 'No connection.' }));
    const message = buildMessage({ text: 'Two jobs.' });
    return Promise.resolve({ conversationId: question.conversationId, message, proposals: [], usage: USAGE });
  });
  const { user } = await open();
  await user.type(await field(), 'Which jobs today?{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Two jobs.')).toBeInTheDocument();
  expect(asked).toHaveLength(2);
  expect(asked[1]?.questionId).toBe(asked[0]?.questionId);
});

it('carries out a proposal once despite repeated clicks, and undoes it', async () => {
  const proposal = buildProposal({ hasReadForeignText: true });
  const { callsOf } = answerCalls([
    allowed,
    answering(answerProposal, () => ({
      proposal: buildProposal({
        ...proposal,
        state: 'accepted',
        canUndo: true,
        resultCollection: 'customers',
        resultId: 'm',
      }),
    })),
    answering(undoProposal, () => ({ proposal: buildProposal({ ...proposal, state: 'undone' }) })),
  ]);
  answerStream(({ question, send }) => {
    send({
      t: 'started',
      conversationId: question.conversationId,
      questionId: question.questionId,
      answerId: 'answer-1',
    });
    send({ t: 'proposal', proposal });
    const message = buildMessage({ text: 'Here is a note.', proposalIds: ['p1'] });
    return Promise.resolve({ conversationId: question.conversationId, message, proposals: [proposal], usage: USAGE });
  });
  const { user } = await open();
  await user.type(await field(), 'Note the gate code{Enter}');
  const card = within(await screen.findByRole('region', { name: 'Proposal: Note about Marta Ellison' }));
  expect(card.getByText('Gate code 4411')).toBeInTheDocument();
  expect(card.getByText(/Words of a customer or a stranger/)).toBeInTheDocument();
  await user.dblClick(card.getByRole('button', { name: 'Add note' }));
  await user.click(await card.findByRole('button', { name: 'Undo' }));
  expect(await card.findByText('Taken back')).toBeInTheDocument();
  expect(callsOf(answerProposal)).toEqual([{ proposalId: 'p1', answer: 'accept', hash: 'a'.repeat(64), fields: '' }]);
});

it('disables a proposal’s buttons while the answer above is still growing', async () => {
  answerCalls([allowed]);
  let finish = (_: AssistantAnswer): void => undefined;
  const proposal = buildProposal();
  const asked = answerStream(({ question, send }) => {
    send({ t: 'started', conversationId: question.conversationId, questionId: question.questionId, answerId: 'a1' });
    send({ t: 'proposal', proposal });
    return new Promise((resolve) => {
      finish = resolve;
      send({ t: 'text', d: 'I wrote' });
    });
  });
  const { user } = await open();
  await user.type(await field(), 'Note the gate code{Enter}');
  const card = within(await screen.findByRole('region', { name: /^Proposal/ }));
  expect(card.getByRole('button', { name: 'Add note' })).toBeDisabled();
  const message = buildMessage({ text: 'I wrote the note.', proposalIds: ['p1'] });
  finish({ conversationId: asked[0]?.conversationId ?? '', message, proposals: [proposal], usage: USAGE });
  await waitFor(() => expect(card.getByRole('button', { name: 'Add note' })).toBeEnabled());
});

it('replaces the question field with the reason it is unavailable', async () => {
  answerCalls([
    answering(readAllowance, () => ({
      isOn: false,
      purposes: [],
      usage: USAGE,
      hindrance: 'Your company has not turned the assistant on.',
    })),
  ]);
  await open();
  expect(await screen.findByText('Your company has not turned the assistant on.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your question' })).not.toBeInTheDocument());
});
