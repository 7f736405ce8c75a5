import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callFunction } from '@/data/callables';
import { setAuthState } from '@/data/session/authState';
import { addSampleData } from '@/domain/sample-data/api';
import { acceptInvitation, listMyInvitations } from '@/domain/team/api';
import { startTrial } from '@/domain/subscription/api';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { AppError } from '@/lib/appError';
import { renderApp } from '@/testing/renderApp';
import { answerCalls, answering } from '@/testing/answerCalls';
import { colleagueSaves } from '@/testing/editedRecords';
import { onboardingRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './OnboardingPage';

const TRIAL = { ...NO_SUBSCRIPTION, planId: 'professional' as const, status: 'trialing' as const };
const open = (extra: Partial<Parameters<typeof renderApp>[0]> = {}) => {
  setAuthState({
    status: 'signed-in',
    user: { uid: 'user-1', email: 'ada@example.com', isEmailVerified: true, provider: 'password' },
  });
  return renderApp({
    routes: onboardingRoutes,
    path: '/onboarding',
    role: 'admin',
    user: { firstName: '', lastName: '', isOnboarded: false },
    ...extra,
  });
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('onboarding a new company', () => {
  it('starts the trial of the chosen plan automatically, once', async () => {
    answerCalls([answering(startTrial, () => ({ checkoutId: 'sub_1', subscription: TRIAL }))]);
    await open({ path: `/onboarding?from=${encodeURIComponent('/subscribe?plan=essentials&interval=year')}` });
    expect(await title('About you and your company')).toBeVisible();
    await waitFor(() =>
      expect(callFunction).toHaveBeenCalledExactlyOnceWith(startTrial, { planId: 'essentials', interval: 'year' }),
    );
  });

  it('says what the running trial includes, without starting another', async () => {
    await open({ company: { subscription: TRIAL } });
    expect(await screen.findByText('Everything in Professional is on for 14 days. No card needed.')).toBeVisible();
    expect(callFunction).not.toHaveBeenCalled();
  });

  it('continues without a trial if the server has none', async () => {
    answerCalls([
      answering(startTrial, () => {
        throw new AppError({ code: 'failed-precondition', userMessage: 'Payments are not set up on this server.' });
      }),
    ]);
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'Skip all of it' }));
    expect(router.state.location.pathname).toBe('/start');
    expect(screen.queryByText(/14 days/)).not.toBeInTheDocument();
  });

  it('asks for name and place, sets the time zone, and asks where to start', async () => {
    const { user, store, router } = await open({ company: { subscription: TRIAL, phone: '' } });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your name');
    await user.type(screen.getByLabelText(/^Your name/), 'Ada King Lovelace');
    await user.type(screen.getByLabelText('Company phone'), '8285550100');
    await user.clear(screen.getByLabelText('ZIP code'));
    await user.clear(screen.getByRole('combobox', { name: 'State' }));
    await user.type(screen.getByLabelText('ZIP code'), '80202');
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Colorado');
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue(/Denver/);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await title('Where do you want to start?')).toBeVisible();
    expect((await store.get('users', 'user-1'))?.data).toMatchObject({ firstName: 'Ada King', lastName: 'Lovelace' });
    expect((await store.get('companies', 'company-1'))?.data).toMatchObject({
      phone: '(828) 555-0100',
      timeZone: 'America/Denver',
    });
    await user.click(screen.getByRole('button', { name: /Import your customers/ }));
    expect(await screen.findByText('Elsewhere: /customers/import')).toBeVisible();
    expect(router.state.location.pathname).toBe('/customers/import');
  });

  it('asks which value to keep when a partner entered another meanwhile', async () => {
    const { user, store } = await open({ company: { subscription: TRIAL, phone: '' } });
    const company = { collection: 'companies', id: 'company-1' } as const;
    await user.type(await screen.findByLabelText(/^Your name/), 'Ada');
    await user.type(screen.getByLabelText('Company phone'), '8285550100');
    await colleagueSaves(store, company, { phone: '(828) 555-0199' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Someone else changed this too' }));
    expect(conflict.getByRole('radio', { name: 'Theirs: (828) 555-0199' })).toBeInTheDocument();
    await user.click(conflict.getByRole('button', { name: 'Back to editing' }));
    expect(await screen.findByText('Not saved yet. Your changes are still here.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const again = within(await screen.findByRole('dialog', { name: 'Someone else changed this too' }));
    await user.click(again.getByRole('button', { name: 'Keep mine' }));
    await user.click(again.getByRole('button', { name: 'Save this choice' }));
    expect(await title('Where do you want to start?')).toBeVisible();
    expect((await store.get('companies', 'company-1'))?.data['phone']).toBe('(828) 555-0100');
  });

  it('says when the address has already had its trial', async () => {
    await open({ company: { subscription: { ...NO_SUBSCRIPTION, isTrialUsed: true } } });
    expect(await screen.findByText(/^This e-mail address has already had its free trial/)).toBeVisible();
    expect(callFunction).not.toHaveBeenCalled();
  });

  it('can start with sample data', async () => {
    const { user } = await open({ company: { subscription: TRIAL } });
    await user.type(await screen.findByLabelText(/^Your name/), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await title('Where do you want to start?');
    answerCalls([answering(addSampleData, () => ({ count: 90 }))]);
    await user.click(await screen.findByRole('button', { name: /Look around with sample data/ }));
    expect(await screen.findByText('Elsewhere: /start')).toBeVisible();
    expect(vi.mocked(callFunction)).toHaveBeenCalledWith(addSampleData, {});
  });
});

it('welcomes an invited user without questions', async () => {
  await open({ company: { ownerId: 'somebody-else' } });
  expect(await screen.findByRole('heading', { level: 1, name: /^Welcome to/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start working' })).toBeVisible();
  expect(callFunction).not.toHaveBeenCalled();
});

describe('an invitation opened by a member of another company', () => {
  const INVITED = {
    ...{ inviteId: 'i1', companyId: 'company-2', companyName: 'Hopper Plumbing', key: '' },
    ...{ role: 'technician' as const, invitedByName: 'Grace Hopper' },
  };
  const openLink = () =>
    open({ path: '/onboarding?invited&email=ada%40example.com&company=company-2&key=k1', user: { isOnboarded: true } });

  it('offers to join, keeps the other company, and switches to the new one', async () => {
    const { callsOf } = answerCalls([
      answering(listMyInvitations, () => ({ invitations: [INVITED] })),
      answering(acceptInvitation, () => ({ companyId: 'company-2' })),
    ]);
    const { user } = await openLink();
    expect(await title('Join Hopper Plumbing?')).toBeVisible();
    expect(screen.getByText(/You still belong to Blue Ridge/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Join Hopper Plumbing' }));
    expect(await screen.findByText('You work in Hopper Plumbing now.')).toBeVisible();
    expect(callsOf(acceptInvitation)).toEqual([{ companyId: 'company-2', inviteId: 'i1', key: '' }]);
  });

  it('says that it is no longer open, with a link back', async () => {
    answerCalls([answering(listMyInvitations, () => ({ invitations: [] }))]);
    const { user, router } = await openLink();
    expect(await title('This invitation is no longer open')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Stay in/ }));
    expect(router.state.location.pathname).toBe('/start');
  });
});

it('lets a user with a verified address join the company whose text they opened', async () => {
  const invitation = {
    ...{ inviteId: 'i1', companyId: 'company-2', key: 'k1', companyName: 'Lone Star', role: 'technician' as const },
    invitedByName: 'Ada Lovelace',
  };
  const { callsOf } = answerCalls([
    answering(listMyInvitations, ({ link }) => ({ invitations: link?.key === 'k1' ? [invitation] : [] })),
    answering(acceptInvitation, () => ({ companyId: 'company-2' })),
  ]);
  const { user } = await open({
    path: '/onboarding?invited&company=company-2&invite=i1&key=k1',
    user: { companyId: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  await waitFor(() =>
    expect(callsOf(acceptInvitation)).toEqual([{ companyId: 'company-2', inviteId: 'i1', key: 'k1' }]),
  );
});
