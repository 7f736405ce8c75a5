import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listAwayMembers } from '@/domain/team/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildNote } from '@/testing/factories/note';
import { buildUser } from '@/testing/factories/user';
import { renderApp } from '@/testing/renderApp';
import { NotesPanel } from './NotesPanel';

const open = (createdBy: string) =>
  renderApp({
    routes: [
      {
        path: '/notes',
        Page: () => <NotesPanel subjectType="customer" subjectId="customer-1" customerId="customer-1" />,
        handle: { title: 'Notes' },
      },
    ],
    path: '/notes',
    records: {
      notes: [buildNote({ createdBy, authorName: 'Dana Whitfield' })],
      users: [buildUser({ id: 'user-2', firstName: 'Bob', lastName: 'Miller' })],
    },
  });

describe('a note’s author', () => {
  it('is its creator, whatever name was sent', async () => {
    await open('user-2');
    expect(await screen.findByText(/^Bob Miller/)).toBeVisible();
    expect(screen.queryByText(/Dana Whitfield/)).not.toBeInTheDocument();
  });

  it('is a former colleague with the given name if the account cannot be read', async () => {
    await open('user-9');
    expect(await screen.findByText(/^a former colleague \(as “Dana Whitfield”\)/)).toBeVisible();
  });

  it('is still a colleague while working in another of their companies', async () => {
    const mary = { uid: 'user-9', firstName: 'Mary', lastName: 'Ames', email: 'mary@example.com' };
    answerCalls([answering(listAwayMembers, () => ({ members: [{ ...mary, role: 'office' as const, rights: {} }] }))]);
    await open('user-9');
    expect(await screen.findByText(/^Mary Ames/)).toBeVisible();
  });
});
