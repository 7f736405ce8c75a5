import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { planOf } from '@/domain/subscription/plans';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { renderApp } from '@/testing/renderApp';
import { renderVisitor } from '@/testing/renderVisitor';
import { isReleased, PLANNED_COUNT, RELEASED_COUNT } from '../content/featureAreas';
import { marketingRoutes } from '../routes';

const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('features and prices', () => {
  it('tell what exists, what does not yet, and what is free', async () => {
    renderVisitor('/features');
    expect(
      await screen.findByText(
        new RegExp(
          `${RELEASED_COUNT} features are finished, 3 of them free for every company\\. ${PLANNED_COUNT} more are in development`,
        ),
      ),
    ).toBeVisible();
    expect(screen.getAllByText('Available now')).toHaveLength(RELEASED_COUNT);
    expect(screen.getAllByText('In development')).toHaveLength(PLANNED_COUNT);
    const today = planOf('essentials').features.filter(isReleased).length;
    expect(
      (await card('Essentials')).getByText(
        `${today} features today, ${10 - today} in development: included as they arrive`,
      ),
    ).toBeVisible();
  });

  it('show each plan by the month and by the year, and keep the choice in the address', async () => {
    const { user, router } = renderVisitor('/features');
    expect((await card('Professional')).getByText('$99')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Yearly, 16% less' }));
    expect(await (await card('Professional')).findByText('$990')).toBeVisible();
    expect(router.state.location.search).toBe('?interval=year');
    const subscribe = (await card('Professional')).getByRole('link', { name: 'Subscribe' });
    expect(subscribe).toHaveAttribute(
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
    ).toEqual(['Feature', 'Free', 'Essentials', 'Professional', 'Complete']);
    expect(cells('Customers')).toEqual(['Included', 'Included', 'Included', 'Included']);
    expect(cells('Leads')).toEqual([
      'Not included',
      'Not included',
      'Included when it is released',
      'Included when it is released',
    ]);
  });

  it('mark the plan that the company has', async () => {
    await renderApp({
      routes: marketingRoutes,
      path: '/features',
      company: { subscription: { ...NO_SUBSCRIPTION, planId: 'essentials', interval: 'month', status: 'active' } },
    });
    expect((await card('Essentials')).getByText('Your plan')).toBeVisible();
    expect((await card('Complete')).getByRole('link', { name: 'Change plan in billing' })).toBeVisible();
  });
});

describe('the page of a feature', () => {
  it('says that it is in development, what it costs and where to get it', async () => {
    const { user } = renderVisitor('/features/scheduling');
    expect(await screen.findByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    expect(screen.getByText('In development')).toBeVisible();
    expect(screen.getByText('You cannot use it yet')).toBeVisible();
    expect(screen.getByText('$49')).toBeVisible();
    expect(screen.getByText(/and of Professional and Complete/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Yearly/ }));
    expect(screen.getByText('$490')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      `/register?from=${encodeURIComponent('/subscribe?plan=essentials&interval=year')}`,
    );
  });

  it('says what is free, and leads who has it to it', async () => {
    renderVisitor('/features/customers');
    expect(await screen.findByText('Available now')).toBeVisible();
    expect(screen.getByText('Free')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create your company' })).toHaveAttribute('href', '/register');
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
