import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchPublicDocument } from '@/data/publicDocuments';
import { viewedFindings } from '@/domain/finding/viewed';
import { faceOfInspection } from '@/domain/public-document/faces/inspection';
import type { PublicDocument } from '@/domain/public-document/schema';
import { buildCompany } from '@/testing/factories/company';
import { buildLine } from '@/testing/factories/billing';
import { buildFinding } from '@/testing/factories/finding';
import { answered, buildInspection } from '@/testing/factories/inspection';
import { renderVisitor } from '@/testing/renderVisitor';
// Loaded before the first test, so that it doesn't have to wait.
import './InspectionPublicPage';

const TOKEN = 'abcdefghijklmnopqrstuv';
const answerLink = (document: PublicDocument | null): void =>
  void vi.mocked(watchPublicDocument).mockImplementation((_token, onNext) => {
    onNext(document);
    return () => undefined;
  });

beforeEach(() => answerLink(null));

it('shows a visitor the report, photos and signature, without editing', async () => {
  answerLink(
    faceOfInspection({
      companyId: 'c1',
      id: 'i1',
      company: buildCompany({ name: 'Blue Ridge Heating' }),
      inspection: buildInspection({
        state: 'failed',
        finishedAt: '2026-11-02T15:00:00.000Z',
        answers: [answered('flame', 'pass'), answered('co', '140', 'Inlet blocked')],
        signatures: [{ id: 'sign', name: 'Ada Lovelace', imageDataUrl: '', signedAt: '2026-11-02T15:00:00.000Z' }],
      }),
      findings: viewedFindings([
        buildFinding({
          id: 'f1',
          title: 'Inlet is blocked',
          source: { kind: 'inspection', id: 'i1', itemId: 'co', label: 'Furnace check I26-K7M3Q' },
          options: [
            { id: 'o1', name: 'Clean', lines: [buildLine({ id: 'a', unitPriceCents: 18_000, quantityE4: 10_000 })] },
            { id: 'o2', name: 'Replace', lines: [buildLine({ id: 'b', unitPriceCents: 64_000, quantityE4: 10_000 })] },
          ],
          declinedAt: '2026-11-03T15:00:00.000Z',
          declinedByName: 'Ada Lovelace',
          declineReason: 'Too expensive now',
        }),
      ]),
      photos: [{ id: 'p1', itemId: 'co', url: 'https://files.example/inlet.jpg', caption: '' }],
      sharedAt: '2026-11-02T15:00:00.000Z',
      changedAt: '2026-11-02T15:00:00.000Z',
    }),
  );
  renderVisitor(`/inspections/${TOKEN}/view`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Furnace check' })).toBeVisible();
  expect(screen.getByText('Blue Ridge Heating')).toBeVisible();
  const failed = within(screen.getByRole('region', { name: '1 item failed' }));
  expect(failed.getByText('140 ppm')).toBeVisible();
  expect(failed.getByText('Inlet blocked')).toBeVisible();
  expect(failed.getByText('Inlet is blocked')).toBeVisible();
  expect(failed.getByText('Clean $180.00 · Replace $640.00, before tax')).toBeVisible();
  expect(failed.getByText('Declined by Ada Lovelace on Nov 3, 2026')).toBeVisible();
  // The company's internal note isn't visible to the customer.
  expect(screen.queryByText(/Too expensive now/)).not.toBeInTheDocument();
  expect(failed.getByRole('link', { name: 'Open photo 1 of CO in the flue' })).toHaveAttribute(
    'href',
    'https://files.example/inlet.jpg',
  );
  expect(screen.getByRole('region', { name: 'Signatures' })).toHaveTextContent('Ada Lovelace');
  expect(screen.getByRole('button', { name: 'PDF' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Raise finding' })).not.toBeInTheDocument();
});

it('shows nothing for a revoked link', async () => {
  renderVisitor(`/inspections/${TOKEN}/view`);
  expect(await screen.findByText('This link does not show anything')).toBeVisible();
  expect(screen.queryByText('Furnace check')).not.toBeInTheDocument();
});
