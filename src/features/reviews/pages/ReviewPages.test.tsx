import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readReviewPage, sendReview, type ReviewPage } from '@/domain/review/api';
import { NO_REPLY, reviewSchema, type Review } from '@/domain/review/schema';
import { newId } from '@/lib/ids';
import { answerCalls, answering } from '@/testing/answerCalls';
import { renderApp } from '@/testing/renderApp';
import { reviewLinkRoutes, reviewsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './ReviewsPage';
import './WriteReviewPage';

const NOW = '2026-07-06T15:00:00.000Z';
const TOKEN = 'x7Kq2mVw9RtYb4Np8LsZdA';
const ID = newId();

const buildReview = (fields: Partial<Review>) => ({
  ...reviewSchema.parse({ source: 'own', stars: 2, text: 'Late.', writtenAt: NOW, mayPublish: true, ...fields }),
  ...{
    id: ID,
    createdBy: 'system',
    createdAt: NOW,
    updatedBy: 'system',
    updatedAt: NOW,
    revision: 'r1',
    baseRevision: '',
  },
});
const open = (review: ReturnType<typeof buildReview>, role: 'admin' | 'office') =>
  renderApp({
    routes: reviewsRoutes,
    path: `/reviews?open=${ID}`,
    features: { reviews: true, jobs: true, customers: true, technicians: true },
    role,
    now: NOW,
    records: { reviews: [review] },
  });

it('uses the singular for the one-star filter', async () => {
  await renderApp({
    routes: reviewsRoutes,
    path: '/reviews?stars=1',
    features: { reviews: true },
    role: 'office',
    now: NOW,
  });
  expect(await screen.findByText('Stars: 1 star')).toBeVisible();
});

describe('the review inbox', () => {
  it('lets the office draft and a manager approve, and hides only with a reason', async () => {
    const { user, workspace } = await open(buildReview({ authorName: 'Ada L.' }), 'admin');
    const stored = async () => (await workspace.store.query('companies/company-1/reviews', {}))[0]?.data;
    const drawer = within(await screen.findByRole('dialog', { name: 'Ada L., 2 of 5' }));
    await user.type(await drawer.findByRole('textbox', { name: 'Your reply' }), 'We are sorry.');
    await user.click(drawer.getByRole('button', { name: 'Approve and show' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ needsReply: false, reply: { state: 'posted', text: 'We are sorry.' } }),
    );
    await user.click(drawer.getByRole('button', { name: 'Hide…' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Insults or threats' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ state: 'hidden', hiddenReason: 'abusive' }));
  });

  it('offers the office neither approval nor hiding', async () => {
    const { user, workspace } = await open(buildReview({}), 'office');
    const drawer = within(await screen.findByRole('dialog'));
    await user.type(await drawer.findByRole('textbox', { name: 'Your reply' }), 'Sorry.');
    expect(drawer.queryByRole('button', { name: /Approve|Hide/ })).not.toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Send for approval' }));
    await waitFor(async () =>
      expect((await workspace.store.query('companies/company-1/reviews', {}))[0]?.data).toMatchObject({
        reply: { state: 'draft', approvedBy: '' },
      }),
    );
    expect(await drawer.findByText('Waiting for approval')).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Send for approval' })).toBeDisabled();
    await user.type(drawer.getByRole('textbox', { name: 'Your reply' }), ' Call us.');
    expect(drawer.getByRole('button', { name: 'Send for approval' })).toBeEnabled();
    expect(drawer.queryByText('Waiting for approval')).not.toBeInTheDocument();
  });

  it('warns that editing a published reply unpublishes it, and keeps it on Cancel', async () => {
    const reply = { ...NO_REPLY, text: 'Thank you.', state: 'posted' as const, approvedBy: 'boss' };
    const { user, workspace } = await open(buildReview({ reply }), 'office');
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(await drawer.findByRole('button', { name: 'Change' }));
    expect(drawer.getByText(/takes it off the page/)).toBeInTheDocument();
    await user.type(drawer.getByRole('textbox', { name: 'Your reply' }), ' Really.');
    await user.click(drawer.getByRole('button', { name: 'Cancel' }));
    expect(drawer.getByText('Thank you.')).toBeInTheDocument();
    expect((await workspace.store.query('companies/company-1/reviews', {}))[0]?.data).toMatchObject({ reply });
  });
});

it.each(['/reviews', '/reviews/sheet'])('shows the office no link on %s to settings it cannot change', async (path) => {
  await renderApp({ routes: reviewsRoutes, path, features: { reviews: true }, role: 'office', now: NOW });
  expect(await screen.findByText(/manager (turns on requests|enters the link)/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Set up requests|Enter links/ })).not.toBeInTheDocument();
});

describe('the customer’s review page', () => {
  const company = {
    name: 'Ridge Heating',
    phone: '(512) 555-0134',
    logoUrl: '',
    primaryColor: '#0b5d57',
    accentColor: '#f08c00',
  };
  const page: ReviewPage = {
    outcome: 'open',
    company,
    jobTitle: 'Tune-up',
    proposedName: 'Ada L.',
    written: null,
    links: [{ site: 'google', label: 'Google', url: 'https://g.page/r/x/review' }],
  };
  const visit = () => renderApp({ routes: reviewLinkRoutes, path: `/review/${TOKEN}` });

  it('shows the public links before and after for any rating, and requires stars', async () => {
    answerCalls([answering(readReviewPage, () => page), answering(sendReview, () => ({}))]);
    const { user } = await visit();
    expect(await screen.findByRole('link', { name: 'Google' })).toHaveAttribute('href', 'https://g.page/r/x/review');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findAllByText('Choose the stars')).not.toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: /^1 of 5 stars/ }));
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Ridge Heating has your review')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Google' })).toBeInTheDocument();
  });

  it('says that a link has expired, and whom to call', async () => {
    answerCalls([answering(readReviewPage, () => ({ outcome: 'expired' as const, company }))]);
    await visit();
    expect(await screen.findByText('This link has expired')).toBeInTheDocument();
    expect(screen.getByText(/call \(512\) 555-0134/)).toBeInTheDocument();
  });
});

it('requires a copied review’s stars, without a default', async () => {
  const { user, workspace } = await renderApp({
    routes: reviewsRoutes,
    path: '/reviews?open=new',
    features: { reviews: true },
    role: 'admin',
    now: NOW,
    records: { reviews: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Add review' }));
  expect((await screen.findAllByText('Choose how many stars it has')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('combobox', { name: /Stars/ }));
  await user.click(await screen.findByRole('option', { name: '2 stars' }));
  await user.click(screen.getByRole('button', { name: 'Add review' }));
  await waitFor(async () =>
    expect((await workspace.store.query('companies/company-1/reviews', {}))[0]?.data).toMatchObject({ stars: 2 }),
  );
});
