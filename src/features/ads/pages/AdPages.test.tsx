import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { adResultSchema, adSchema } from '@/domain/ad/schema';
import { buildStored } from '@/testing/factories/build';
import { renderApp } from '@/testing/renderApp';
import { adsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './AdEditPage';
import './AdGeneratorPage';
import './AdNewPage';

// jsdom doesn't draw.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const ad = (id: string, fields: object) =>
  buildStored({
    kind: 'ad',
    schema: adSchema,
    fields: { name: id, sortName: id.toLowerCase(), ...fields },
    overrides: { id },
  });

const open = (path: string, records: Parameters<typeof renderApp>[0]['records'] = {}) =>
  renderApp({
    routes: adsRoutes,
    path,
    features: { jobs: true, schedule: true },
    role: 'admin',
    now: '2026-07-06T15:00:00.000Z',
    records,
  });

it('creates an ad, counts its characters, shows blockers, and saves it', async () => {
  const { user, workspace, router } = await open('/tools/ad-generator/new');
  await user.type(await screen.findByLabelText(/^Name/), 'Furnace check');
  await user.type(screen.getByLabelText(/^Service/, { selector: 'input' }), 'Furnace tune-up');
  await user.click(screen.getByRole('button', { name: 'Write the texts' }));
  const first = await screen.findByLabelText<HTMLInputElement>('Headline 1');
  expect(first.value).toBe('Furnace Tune-Up in Asheville');
  expect(within(screen.getByRole('group', { name: 'Search result' })).getByText(/Furnace Tune-Up/)).toBeInTheDocument();
  await user.clear(first);
  await user.type(first, 'FREE furnace tune-ups for all of us!');
  expect(await screen.findByText('36/30 – 6 too many')).toBeInTheDocument();
  expect(first.value).toBe('FREE furnace tune-ups for all of us!');
  const findings = within(screen.getByRole('list', { name: 'Findings' }));
  await waitFor(() => expect(findings.getByText(/“FREE” stands without terms/)).toBeInTheDocument());
  expect(findings.getByText('FTC, 16 CFR § 251.1')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'CSV for Google Ads Editor' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save ad' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/tools\/ad-generator\/\w{20}$/));
  const [stored] = await workspace.store.query('companies/company-1/ads', {});
  expect(stored?.data).toMatchObject({ name: 'Furnace check', sortName: 'furnace check', state: 'draft' });

  await screen.findByRole('heading', { level: 1, name: 'Furnace check' });
  const mended = await screen.findByLabelText('Headline 1');
  await user.clear(mended);
  await user.type(mended, 'Furnace Check');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'CSV for Google Ads Editor' })).toBeInTheDocument();
  expect(
    screen.getByText(new RegExp(`utm_campaign=ad-${stored?.id ?? ''}&utm_content=googleSearch`)),
  ).toBeInTheDocument();
});

it('lists ads in views, and totals their results', async () => {
  const { user } = await open('/admin/ad-generator', {
    ads: [
      ad('Spring', { channels: ['meta'], spentCents: { ...adSchema.parse({ name: 'x' }).spentCents, meta: 30_000 } }),
      ad('Old', { isArchived: true }),
    ],
    adResults: [
      buildStored({
        kind: 'result',
        schema: adResultSchema,
        fields: { adId: 'Spring', channel: 'meta', leads: 4, booked: 2, won: 1, revenueCents: 99_000 },
        overrides: { id: 'Spring-meta' },
      }),
    ],
  });
  expect(await screen.findByRole('link', { name: /Spring/ })).toHaveAttribute('href', '/admin/ad-generator/Spring');
  expect(screen.queryByText('Old')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Results' }));
  // Until the results arrive, the list still has a row with the same name.
  await screen.findAllByText('$990.00');
  const row = within(screen.getByRole('row', { name: /Spring/ }));
  expect(row.getByText('$990.00')).toBeInTheDocument();
  expect(row.getByText('$150.00')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'What to advertise' }));
  expect(await screen.findByText('No one is working in the next two weeks')).toBeInTheDocument();
});

it('refuses a picture without consent, at the field', async () => {
  const { user } = await open('/admin/ad-generator/a', {
    ads: [ad('a', { channels: ['flyer'], pictureUrl: 'https://x.example/p.jpg', pictureConsent: 'Mrs. Ellison' })],
  });
  await user.clear(await screen.findByLabelText(/Who agreed/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findAllByText('Say who agreed that the picture is shown');
  expect(screen.getByLabelText(/Who agreed/)).toHaveAttribute('aria-invalid', 'true');
});
