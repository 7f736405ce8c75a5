import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { watchPublicDocument } from '@/data/publicDocuments';
import { consideredEquipmentSchema, type LoadProject } from '@/domain/load-calc/project/schema';
import { writeQuick } from '@/domain/load-calc/project/house';
import { viewedLoadSchema } from '@/domain/load-calc/project/viewed';
import type { QuickInputs } from '@/domain/load-calc/quick/schema';
import type { PublicDocument } from '@/domain/public-document/schema';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { renderApp } from '@/testing/renderApp';
import { renderVisitor } from '@/testing/renderVisitor';
import { manualJLinkRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './ManualJDetailsPage';
import './ManualJPublicPage';

const TOKEN = 'abcdefghijklmnopqrstuv';
const ANSWERS: QuickInputs = {
  floorAreaFt2: 1600,
  storeys: 2,
  ceilingHeightFt: 8,
  yearBuilt: 1985,
  windowShare: 0.15,
  windowKind: 'double-vinyl',
  tightness: 'average',
  bedrooms: 3,
  foundation: 'slab',
  ducts: 'attic',
  ductsSealed: false,
  frontAzimuthDeg: 180,
};
const project = (fields: Partial<LoadProject> = {}) =>
  buildLoadProject({
    id: 'm1',
    considered: [consideredEquipmentSchema.parse({ name: 'Trane XR14', coolingTotalBtuh: 90_000 })],
    ...fields,
  });
const open = (fields: Partial<LoadProject> = {}) =>
  renderApp({
    routes: manualJLinkRoutes,
    path: '/manual-j/m1/view',
    features: { manualJ: true, estimates: true, customers: true },
    records: { manualJ: [project(fields)] },
  });

/** Mocks the content of a link; null = nothing. */
function answerLink(loadCalculation: PublicDocument['loadCalculation'] | 'unknown') {
  vi.mocked(watchPublicDocument).mockImplementation((_token, onNext) => {
    onNext(
      loadCalculation === 'unknown'
        ? null
        : {
            kind: 'load-calculation',
            companyId: 'c1',
            subjectId: 'm1',
            businessUnitId: '',
            updatedAt: '2026-01-12T10:00:00.000Z',
            endsAt: '',
            timeZone: 'America/Chicago',
            paper: null,
            estimate: null,
            invoice: null,
            item: null,
            plumbing: null,
            inspection: null,
            readings: null,
            serviceReport: null,
            visit: null,
            agreement: null,
            loadCalculation,
            company: {
              name: 'Blue Ridge Heating',
              logoUrl: '',
              primaryColor: '#0b5d57',
              accentColor: '#0b5d57',
              phone: '',
              email: '',
              website: '',
              addressLines: [],
            },
          },
    );
    return () => undefined;
  });
}

describe('viewing a load calculation', () => {
  it('shows staff the results, equipment and entries, and adds them to an estimate in the chosen units', async () => {
    const { user } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Elm Street replacement' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Trane XR14' })).toHaveTextContent('Too large');
    expect(
      within(screen.getByRole('region', { name: 'Windows as entered' })).getByRole('row', { name: /^G-S W-S S, 180°/ }),
    ).toBeVisible();
    expect(
      screen.getByText('Calculated after ACCA Manual J, 8th edition. Not approved or certified by ACCA.'),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'SI units' }));
    expect(screen.getByRole('link', { name: 'Add to estimate' })).toHaveAttribute(
      'href',
      '/estimates/new?loadCalculation=m1&units=si',
    );
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/manual-j/m1');
  });

  it('marks a first-visit estimate, and reports an unreadable house', async () => {
    const { unmount } = await open({ mode: 'quick', quick: writeQuick(ANSWERS) });
    expect((await screen.findAllByText(/^Estimate for a first visit/))[0]).toBeVisible();
    expect(screen.getByText('One room for each story, all alike.')).toBeVisible();
    unmount();
    await open({ house: '{"site":1}' });
    expect(await screen.findByText('The loads cannot be calculated')).toBeVisible();
  });

  it('shows the same to anyone with the link, read-only', async () => {
    answerLink(viewedLoadSchema.parse(project()));
    const { user } = renderVisitor(`/manual-j/${TOKEN}/view`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Elm Street replacement' })).toBeVisible();
    expect(screen.getByText('Blue Ridge Heating')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Loads and air by room' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      expect.stringContaining('noindex'),
    );
    await user.click(
      screen.getAllByRole('button', { name: /^Heating load .*how it is calculated/ })[0] ?? document.body,
    );
    expect(await screen.findByRole('dialog', { name: 'How Heating load is calculated' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show the field' })).not.toBeInTheDocument();
  });

  it('shows nothing for a link that is unknown or of another kind', async () => {
    for (const answer of ['unknown', null] as const) {
      answerLink(answer);
      const { unmount } = renderVisitor(`/manual-j/${TOKEN}/view`);
      expect(await screen.findByText('This link does not show anything')).toBeVisible();
      await waitFor(() => expect(screen.queryByText('Elm Street replacement')).not.toBeInTheDocument());
      unmount();
    }
  });
});
