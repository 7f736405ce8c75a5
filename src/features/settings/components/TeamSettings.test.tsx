import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inviteMember, removeMember, signOutEverywhere } from '@/domain/team/api';
import { inviteSchema } from '@/domain/team/schema';
import { AppError } from '@/lib/appError';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildTechnician } from '@/testing/factories/technician';
import { buildUser } from '@/testing/factories/user';
import { buildVisit } from '@/testing/factories/visit';
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

it('shows whether an invitation was e-mailed or why not, and resends it', async () => {
  const { callsOf } = answerCalls([
    answering(inviteMember, () => ({
      inviteId: 'i1',
      mailError: 'The mail server cannot be reached right now.',
      path: '',
    })),
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
  expect(callsOf(inviteMember)).toMatchObject([{ email: 'grace@example.com', role: 'office' }]);
});

it('shows a member’s upcoming visits before removal, and reassigns them', async () => {
  const { callsOf } = answerCalls([answering(removeMember, () => ({ done: true as const, visits: 1 }))]);
  const grace = buildUser({ id: 'user-2', firstName: 'Grace', lastName: 'Hopper', role: 'technician' });
  const day = { startsAt: '2099-01-12T16:00:00.000Z', endsAt: '2099-01-12T17:00:00.000Z' };
  const { user } = await renderApp({
    routes: settingsRoutes,
    path: '/settings?tab=team',
    role: 'admin',
    records: {
      users: [grace],
      technicians: [
        buildTechnician({ id: 'grace', linkedUid: 'user-2' }),
        buildTechnician({ id: 'mary', firstName: 'Mary', lastName: 'Ames' }),
      ],
      schedule: [
        buildVisit({ placement: { technicianIds: ['grace'], ...day } }),
        buildVisit({ state: 'done', placement: { technicianIds: ['grace'], ...day } }),
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More about Grace Hopper' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from the company' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Grace Hopper?' }));
  expect(await dialog.findByText('1 visit ahead.')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'Give them to' }));
  await user.click(await screen.findByRole('option', { name: 'Mary Ames' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Grace Hopper was removed. 1 visit is Mary Ames’s now.')).toBeVisible();
  expect(callsOf(removeMember)).toEqual([{ uid: 'user-2', handOverTo: 'mary' }]);
});

it('signs a member out on all devices, after confirmation', async () => {
  const { callsOf } = answerCalls([answering(signOutEverywhere, () => ({ done: true as const }))]);
  const grace = buildUser({ id: 'user-2', firstName: 'Grace', lastName: 'Hopper', role: 'technician' });
  const { user } = await renderApp({
    routes: settingsRoutes,
    path: '/settings?tab=team',
    role: 'admin',
    records: { users: [grace] },
  });
  await user.click(await screen.findByRole('button', { name: 'More about Grace Hopper' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out on all devices' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign Grace Hopper out on all devices?' });
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText(/has to sign in again on every device within the hour/)).toBeVisible();
  expect(callsOf(signOutEverywhere)).toEqual([{ uid: 'user-2' }]);
});

it('invites several people at once, and keeps refused ones in the form with the reason', async () => {
  const { callsOf } = answerCalls([
    answering(inviteMember, ({ email }) => {
      if (email === 'bob@example.com')
        throw new AppError({ code: 'already-exists', userMessage: 'bob@example.com already belongs to your company.' });
      return { inviteId: email, mailError: '', path: '' };
    }),
  ]);
  const { user } = await renderApp({ routes: settingsRoutes, path: '/settings?tab=team', role: 'admin', records: {} });
  await user.click(await screen.findByRole('button', { name: 'Invite colleagues' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite colleagues' }));
  const who = dialog.getByLabelText(/^Who/);
  await user.type(who, 'Grace Hopper');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect((await dialog.findAllByText(/“Grace Hopper” has no e-mail address/)).length).toBeGreaterThan(0);
  expect(callsOf(inviteMember)).toEqual([]);

  await user.clear(who);
  await user.type(who, 'Grace Hopper grace@example.com\nBob bob@example.com\nmary@example.com');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await dialog.findByText('2 people are invited')).toBeVisible();
  expect(dialog.getByText('bob@example.com already belongs to your company.')).toBeVisible();
  expect(who).toHaveValue('Bob bob@example.com');
  expect(callsOf(inviteMember)).toMatchObject([
    { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', role: 'technician' },
    { firstName: 'Bob', email: 'bob@example.com' },
    { firstName: '', email: 'mary@example.com' },
  ]);
});

it('invites by mobile number, and shows the link if no text is sent', async () => {
  const path = '/register?invited&company=company-1&invite=i2&key=k2';
  const { callsOf } = answerCalls([
    answering(inviteMember, ({ phone }) => ({
      inviteId: 'i2',
      mailError: phone === '' ? '' : 'This number wants no texts. Send the link yourself.',
      path: phone === '' ? '' : path,
    })),
  ]);
  const { user } = await renderApp({ routes: settingsRoutes, path: '/settings?tab=team', role: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Invite colleagues' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite colleagues' });
  await user.type(within(dialog).getByLabelText(/^Who/), 'Marcus Lee 512-555-0134');
  await user.click(within(dialog).getByRole('button', { name: 'Invite' }));

  expect(await within(dialog).findByText('(512) 555-0134 is invited, without a text')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: /Copy/ })).toBeVisible();
  expect(callsOf(inviteMember)).toEqual([
    { email: '', phone: '+15125550134', firstName: 'Marcus', lastName: 'Lee', role: 'technician' },
  ]);
});

it('shows a texted invitation by number, without a link to copy', async () => {
  const texted = { ...INVITATION, email: '', phone: '+15125550134', mailState: 'sent', mailError: '' };
  await renderApp({
    routes: settingsRoutes,
    path: '/settings?tab=team',
    role: 'admin',
    records: { invites: [texted] },
  });
  const open = await screen.findByRole('region', { name: 'Open invitations' });
  expect(within(open).getByText('(512) 555-0134')).toBeVisible();
  expect(within(open).getByText('Text sent')).toBeVisible();
  expect(within(open).queryByRole('button', { name: /Copy link/ })).toBeNull();
});
