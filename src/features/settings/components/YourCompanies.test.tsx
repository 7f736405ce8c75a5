import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listAwayMembers, listMyCompanies, listMyInvitations, switchCompany } from '@/domain/team/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { renderApp } from '@/testing/renderApp';
import { settingsRoutes } from '../routes';

const COMPANIES = [
  { companyId: 'company-1', name: 'Lovelace Heating', role: 'office' as const, isOwner: false, isCurrent: true },
  { companyId: 'company-2', name: 'Hopper Plumbing', role: 'admin' as const, isOwner: true, isCurrent: false },
];
const noInvitations = answering(listMyInvitations, () => ({ invitations: [] }));

it('lists the account’s companies, and switches to another', async () => {
  const { callsOf } = answerCalls([
    noInvitations,
    answering(listMyCompanies, () => ({ companies: COMPANIES })),
    answering(switchCompany, () => ({ companyId: 'company-2' })),
  ]);
  const { user, router } = await renderApp({
    routes: settingsRoutes,
    path: '/settings?tab=profile',
    user: { hasOtherCompanies: true },
  });
  const section = within(await screen.findByRole('region', { name: 'Your companies' }));
  expect(await section.findByText('Admin, owner')).toBeVisible();
  expect(section.getByText('You work here now')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Switch to Hopper Plumbing' }));
  expect(callsOf(switchCompany)).toEqual([{ companyId: 'company-2' }]);
  expect(router.state.location.pathname).toBe('/start');
  expect(await screen.findByText('You work in Hopper Plumbing now.')).toBeVisible();
});

it('scrolls into view from the account menu', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scrolled.mockRestore());
  answerCalls([noInvitations]);
  await renderApp({ routes: settingsRoutes, path: '/settings?tab=profile#companies' });
  await screen.findByRole('region', { name: 'Your companies' });
  expect(scrolled).toHaveBeenCalledOnce();
});

it('does not ask the server if the account has only one company', async () => {
  const { callsOf } = answerCalls([noInvitations]);
  await renderApp({ routes: settingsRoutes, path: '/settings?tab=profile' });
  const section = within(await screen.findByRole('region', { name: 'Your companies' }));
  expect(section.getByText('You work here now')).toBeVisible();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
  expect(callsOf(listMyCompanies)).toEqual([]);
});

it('shows in the team who is currently in another company', async () => {
  answerCalls([
    answering(listAwayMembers, () => ({
      members: [
        {
          uid: 'user-9',
          firstName: 'Mary',
          lastName: 'Ames',
          email: 'mary@example.com',
          role: 'office' as const,
          rights: {},
        },
      ],
    })),
  ]);
  await renderApp({ routes: settingsRoutes, path: '/settings?tab=team', role: 'admin' });
  expect(await screen.findByText('In another company now')).toBeVisible();
  expect(screen.getByRole('button', { name: 'More about Mary Ames' })).toBeVisible();
});
