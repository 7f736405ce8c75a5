import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FEATURE_INFO, FEATURES, RELEASED_FEATURES } from '@/domain/access/features';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { renderApp } from '@/testing/renderApp';
import { renderVisitor } from '@/testing/renderVisitor';
import { marketingRoutes } from '../routes';

const card = async (name: string) => within(await screen.findByRole('article', { name }));

const PLANNED = FEATURES.filter((feature) => !RELEASED_FEATURES.includes(feature));

describe('features and prices', () => {
  it('show what works, with its screens, and nothing that does not', async () => {
    renderVisitor('/features');
    const grid = within(await screen.findByRole('list', { name: 'Features' }));
    expect(grid.getAllByRole('listitem')).toHaveLength(RELEASED_FEATURES.length);
    expect(grid.getByRole('link', { name: 'Estimates' })).toHaveAttribute('href', '/features/estimates');
    expect(document.querySelectorAll('img[width="1024"]')).toHaveLength(RELEASED_FEATURES.length);
    for (const feature of PLANNED) expect(screen.queryByText(FEATURE_INFO[feature].title)).not.toBeInTheDocument();
    expect(screen.queryByText(/in development/i)).not.toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Complete' })).not.toBeInTheDocument();
  });

  it('show each plan by the month and by the year, and keep the choice in the address', async () => {
    const { user, router } = renderVisitor('/features');
    expect((await card('Professional')).getByText('$99')).toBeVisible();
    expect((await card('Professional')).getByText('Manual J')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Yearly, 16% less' }));
    expect(await (await card('Professional')).findByText('$990')).toBeVisible();
    expect(router.state.location.search).toBe('?interval=year');
    const start = (await card('Professional')).getByRole('link', { name: 'Start 14 days free' });
    expect(start).toHaveAttribute(
      'href',
      `/register?from=${encodeURIComponent('/subscribe?plan=professional&interval=year')}`,
    );
  });

  it('compare every feature with every plan', async () => {
    renderVisitor('/features');
    const table = await screen.findByRole('table', { name: 'What is in which plan' });
    const cells = (name: string) =>
      within(within(table).getByRole('row', { name: new RegExp(`^${name} (Not )?included`, 'i') }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Feature', 'Free', 'Essentials', 'Professional']);
    expect(cells('Customers')).toEqual(['Included', 'Included', 'Included']);
    expect(cells('Manual J')).toEqual(['Not included', 'Not included', 'Included']);
  });

  it('mark the plan that the company has', async () => {
    await renderApp({
      routes: marketingRoutes,
      path: '/features',
      company: { subscription: { ...NO_SUBSCRIPTION, planId: 'essentials', interval: 'month', status: 'active' } },
    });
    expect((await card('Essentials')).getByText('Your plan')).toBeVisible();
    expect((await card('Professional')).getByRole('link', { name: 'Change plan in billing' })).toBeVisible();
  });
});

describe('the page of a feature', () => {
  it('says what it does, what it costs and where to get it', async () => {
    const { user } = renderVisitor('/features/manualj');
    expect(await screen.findByRole('heading', { level: 1, name: 'Manual J' })).toBeVisible();
    expect(screen.getByText('$99')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Yearly/ }));
    expect(screen.getByText('$990')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start 14 days free' })).toHaveAttribute(
      'href',
      `/register?from=${encodeURIComponent('/subscribe?plan=professional&interval=year')}`,
    );
  });

  it('says of what is not built that it is on the roadmap, and sells nothing', async () => {
    renderVisitor('/features/inspections');
    expect(await screen.findByRole('heading', { level: 1, name: 'Inspections' })).toBeVisible();
    expect(screen.getByText('Inspections is still being built. You cannot use it or buy it yet.')).toBeVisible();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });

  it('says what is free', async () => {
    renderVisitor('/features/customers');
    const offer = within(await screen.findByRole('region', { name: 'Price' }));
    expect(offer.getByText('Free')).toBeVisible();
    expect(offer.getByRole('link', { name: 'Start free' })).toHaveAttribute('href', '/register');
  });

  it('leads who has it to it', async () => {
    await renderApp({ routes: marketingRoutes, path: '/features/customers' });
    expect(await screen.findByRole('link', { name: 'Open Customers' })).toHaveAttribute('href', '/customers');
  });

  it('is not there for what is no feature', async () => {
    renderVisitor('/features/teleportation');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});

it('the roadmap has everything that is not built, and only that', async () => {
  renderVisitor('/roadmap');
  expect(await screen.findByRole('heading', { level: 1, name: 'Roadmap' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  for (const feature of PLANNED) expect(main.getByRole('link', { name: FEATURE_INFO[feature].title })).toBeVisible();
  for (const feature of RELEASED_FEATURES)
    expect(main.queryByRole('link', { name: FEATURE_INFO[feature].title })).not.toBeInTheDocument();
});
