import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listAwayMembers } from '@/domain/team/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildUser } from '@/testing/factories/user';
import { renderApp } from '@/testing/renderApp';
import { useMemberNames } from './useMemberNames';

function Page() {
  const nameOf = useMemberNames();
  return <p>{['user-2', 'user-9', 'user-10', ''].map(nameOf).join(', ')}</p>;
}

it('names colleagues, including those currently in another company, but not former ones', async () => {
  const mary = { uid: 'user-9', firstName: 'Mary', lastName: 'Ames', email: 'mary@example.com' };
  answerCalls([answering(listAwayMembers, () => ({ members: [{ ...mary, role: 'office' as const, rights: {} }] }))]);
  const users = [buildUser({ id: 'user-2', firstName: 'Bob', lastName: 'Miller' })];
  await renderApp({
    routes: [{ path: '/names', Page, handle: { title: 'Names' } }],
    path: '/names',
    records: { users },
  });
  expect(await screen.findByText('Bob Miller, Mary Ames, Former colleague, Automatically')).toBeVisible();
});
