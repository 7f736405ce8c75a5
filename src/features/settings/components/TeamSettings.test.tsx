import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inviteMember } from '@/domain/team/api';
import { inviteSchema } from '@/domain/team/schema';
import { answerCalls, answering } from '@/testing/answerCalls';
import { renderApp } from '@/testing/renderApp';
import { settingsRoutes } from '../routes';

const INVITATION = {
  id: 'i1',
  createdAt: '2026-11-20T12:00:00.000Z',
  ...inviteSchema.parse({
    companyId: 'company-1',
    companyName: 'Lovelace Heating',
    email: 'grace@example.com',
    role: 'office',
    status: 'pending',
    invitedBy: 'user-1',
    expiresAt: '2099-01-01T00:00:00.000Z',
    mailState: 'failed',
    mailError: 'The mail server did not accept the address.',
  }),
};

it('says whether an invitation was e-mailed, why not, and sends it again', async () => {
  const { callsOf } = answerCalls([
    answering(inviteMember, () => ({ inviteId: 'i1', mailError: 'The mail server cannot be reached right now.' })),
  ]);
  const { user } = await renderApp({
    routes: settingsRoutes,
    path: '/settings?tab=team',
    role: 'admin',
    records: { invites: [INVITATION] },
  });

  const open = await screen.findByRole('region', { name: 'Open invitations' });
  expect(within(open).getByText('E-mail not sent')).toBeVisible();
  expect(within(open).getByText('The mail server did not accept the address.')).toBeVisible();
  await user.click(within(open).getByRole('button', { name: 'Send again to grace@example.com' }));
  expect(await screen.findByText('The mail server cannot be reached right now.')).toBeVisible();
  expect(callsOf(inviteMember)).toEqual([{ email: 'grace@example.com', role: 'office' }]);
});
