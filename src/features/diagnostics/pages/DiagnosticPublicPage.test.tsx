import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchPublicDocument } from '@/data/publicDocuments';
import { faceOfReadings } from '@/domain/public-document/faces/readings';
import { buildCompany } from '@/testing/factories/company';
import { buildDiagnostic } from '@/testing/factories/diagnostic';
import { renderVisitor } from '@/testing/renderVisitor';
// Loaded before the first test, so that it doesn't have to wait.
import './DiagnosticPublicPage';

const TOKEN = 'abcdefghijklmnopqrstuv';

it('shows the readings with photos to anyone with the link', async () => {
  const face = faceOfReadings({
    companyId: 'c1',
    id: 'd1',
    company: buildCompany({ name: 'Blue Ridge Heating' }),
    diagnostic: buildDiagnostic({ notes: 'Filter changed' }),
    photos: [{ id: 'p1', itemId: '', url: 'https://files.example/gauge.jpg', caption: 'Gauge' }],
    sharedAt: '2026-07-06T14:25:00.000Z',
    changedAt: '2026-07-06T14:25:00.000Z',
  });
  vi.mocked(watchPublicDocument).mockImplementation((_token, onNext) => {
    onNext(face);
    return () => undefined;
  });
  renderVisitor(`/diagnostics/${TOKEN}/view`);
  expect(await screen.findByRole('heading', { level: 1, name: /Refrigerant circuit/ })).toBeVisible();
  expect(screen.getByText('Filter changed')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Results' })).toHaveTextContent('Superheat');
  expect(screen.getByRole('link', { name: 'Open Gauge' })).toHaveAttribute('href', 'https://files.example/gauge.jpg');
  expect(screen.queryByRole('button', { name: /Raise finding/ })).not.toBeInTheDocument();
});
