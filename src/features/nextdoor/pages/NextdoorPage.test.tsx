import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { nextdoorPostSchema, nextdoorResultSchema, nextdoorSettingsSchema } from '@/domain/nextdoor/schema';
import { buildStored } from '@/testing/factories/build';
import { buildJob } from '@/testing/factories/job';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { nextdoorRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './NextdoorPage';

const SETTINGS = buildStored({
  kind: 'settings',
  schema: nextdoorSettingsSchema,
  fields: { neighborhoods: [{ id: 'west', name: 'West Asheville', zips: '28806' }] },
  overrides: { id: 'main' },
});
const post = (id: string, fields: object) =>
  buildStored({
    kind: 'post',
    schema: nextdoorPostSchema,
    fields: { text: `Post ${id}`, ...fields },
    overrides: { id },
  });

// jsdom doesn't draw.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const open = (path: string, records: Parameters<typeof renderApp>[0]['records']) =>
  renderApp({
    routes: nextdoorRoutes,
    path,
    features: { nextdoor: true, jobs: true, customers: true },
    role: 'admin',
    now: '2026-07-06T15:00:00.000Z',
    records: { nextdoorSettings: [SETTINGS], ...records },
  });

it('writes a post from finished work without naming customer or house, and records it as posted', async () => {
  const { user, workspace } = await open('/nextdoor', {
    jobs: [
      buildJob({
        id: 'j1',
        title: 'Heat pump',
        type: 'installation',
        progress: 'work-done',
        customerName: 'Marta Ellison',
        propertyId: 'p1',
      }),
    ],
    properties: [
      buildProperty({
        id: 'p1',
        pin: '35.57512, -82.59149',
        address: { street: '12 Elm St', unit: '', city: 'Asheville', state: 'NC', postalCode: '28806', country: 'US' },
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Write a post about Heat pump' }));
  const drawer = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(drawer.getByLabelText<HTMLTextAreaElement>(/^Text/).value).toContain('West Asheville'));
  await user.type(drawer.getByLabelText(/^Text/), ' For Ellison.');
  expect(await drawer.findByText(/It names your customer/)).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  const stored = async () => (await workspace.store.query('companies/company-1/nextdoorPosts', {}))[0]?.data;
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      jobId: 'j1',
      neighborhoodId: 'west',
      area: '35.58, -82.59',
      state: 'draft',
    }),
  );
  await user.click(await screen.findByRole('link', { name: /West Asheville/ }));
  expect(await screen.findByText(/utm_source=nextdoor.*utm_content=/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I posted it' }));
  await waitFor(async () => expect(await stored()).toMatchObject({ state: 'posted' }));
});

it('totals leads and revenue by neighborhood', async () => {
  await open('/nextdoor?tab=results', {
    nextdoorPosts: [
      post('a', { state: 'posted', neighborhoodId: 'west', neighborhoodName: 'West Asheville', spentCents: 2000 }),
      post('b', { state: 'draft', neighborhoodName: 'Nowhere' }),
    ],
    nextdoorResults: [
      buildStored({
        kind: 'result',
        schema: nextdoorResultSchema,
        fields: { postId: 'a', neighborhoodId: 'west', leads: 2, booked: 1, revenueCents: 41_500 },
        overrides: { id: 'a' },
      }),
    ],
  });
  const row = within(await screen.findByRole('row', { name: /West Asheville/ }));
  expect(row.getByText('$415.00')).toBeInTheDocument();
  expect(row.getByText('$20.00')).toBeInTheDocument();
  expect(screen.queryByText('Nowhere')).not.toBeInTheDocument();
});

it('links today’s due posts to the post', async () => {
  const { user } = await open('/nextdoor', { nextdoorPosts: [post('n1', { remindOn: '2026-07-06' })] });
  await user.click(await screen.findByRole('link', { name: 'Open it' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
