import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writeReadings } from '@/domain/diagnostics/record/storedReadings';
import { buildDiagnostic, WELL_CHARGED } from '@/testing/factories/diagnostic';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { diagnosticLinkRoutes, diagnosticsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './DiagnosticNewPage';
import './DiagnosticPage';
import './DiagnosticsPage';
import './DiagnosticReportPage';

const open = (path: string, records: ReturnType<typeof buildDiagnostic>[] = []) =>
  renderApp({
    routes: [...diagnosticsRoutes, ...diagnosticLinkRoutes],
    path,
    features: { diagnostics: true, customers: true },
    records: { diagnostics: records },
  });

const leaking = buildDiagnostic({
  id: 'd2',
  number: 'D26-LEAK2',
  measuredAt: '2026-11-02T14:25:00.000Z',
  readings: writeReadings({ ...WELL_CHARGED, suctionPressurePsig: 95, suctionLineTempF: 62, liquidLineTempF: 97.5 }),
  verdict: 'fail',
  summary: 'Undercharge, a leak',
});
const commissioning = buildDiagnostic({ id: 'd1', isBaseline: true });

it('lets a technician choose a test, judges while typing, and saves the readings', async () => {
  const { user, workspace } = await open('/diagnostics/new');
  await user.click(await screen.findByRole('link', { name: /Water pressure, flow and leaks/ }));
  await user.type(await screen.findByLabelText('Static pressure'), '96');
  const results = within(screen.getByRole('list', { name: 'Results' }));
  expect(results.getByText('96 psi')).toBeInTheDocument();
  expect(results.getByText('Fail')).toBeInTheDocument();
  expect(screen.getByText(/Limit 40 to 80 psi · IPC 604.8/)).toBeInTheDocument();
  expect(screen.getAllByText('Regulator')[0]).toBeInTheDocument();
  await user.type(screen.getByLabelText('Unit'), 'House supply');
  await user.click(screen.getByRole('button', { name: 'Save readings' }));
  const [stored] = await waitFor(async () => {
    const found = await workspace.store.query('companies/company-1/diagnostics', {});
    expect(found).toHaveLength(1);
    return found;
  });
  expect(stored?.data).toMatchObject({
    kind: 'water',
    verdict: 'fail',
    summary: 'Regulator',
    unitName: 'House supply',
    readings: '{"staticPsi":96}',
  });
});

it('starts readings at a property with its ZIP code’s elevation', async () => {
  await renderApp({
    routes: diagnosticsRoutes,
    path: '/diagnostics/new?kind=refrigerant-cooling&property=property-1',
    features: { diagnostics: true, customers: true },
    records: { properties: [buildProperty({ id: 'property-1' })] },
  });
  // Asheville, NC: its airport.
  await waitFor(() => expect(screen.getByLabelText(/^Elevation/)).toHaveDisplayValue(/^2,?[01]\d\d/));
});

it('refuses an impossible reading at its field, and saves nothing', async () => {
  const { user, workspace } = await open('/diagnostics/new?kind=water');
  await user.type(await screen.findByLabelText('Static pressure'), '50');
  await user.type(screen.getByLabelText('Pressure while flowing'), '60');
  await user.type(screen.getByLabelText('Flow meanwhile'), '5');
  await user.click(screen.getByRole('button', { name: 'Save readings' }));
  await waitFor(() => expect(screen.getByLabelText('Pressure while flowing')).toBeInvalid());
  expect(await workspace.store.query('companies/company-1/diagnostics', {})).toEqual([]);
});

it('overrides a verdict with a reason, keeps it visible, and never shows a plain pass', async () => {
  const { user, workspace } = await open('/diagnostics/d2', [leaking]);
  await user.click(await screen.findByRole('button', { name: 'Set aside: Superheat' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Set aside' }));
  expect(dialog.getByText('Choose a reason')).toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: /Reason/ }));
  await user.click(await screen.findByRole('option', { name: 'The maker’s instructions say otherwise' }));
  await user.type(dialog.getByLabelText(/In a sentence/), 'Variable speed, in ramp.');
  await user.click(dialog.getByRole('button', { name: 'Set aside' }));
  expect(
    await screen.findByText(/Set aside: The maker’s instructions say otherwise. Variable speed, in ramp./),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const stored = await workspace.store.get('companies/company-1/diagnostics', 'd2');
    expect(String(stored?.data['overrides'])).toContain('Variable speed');
  });
});

it('shows what is wrong and why, what to measure next, and the drift since the baseline', async () => {
  await open('/diagnostics/d2/view', [leaking, commissioning]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Refrigerant circuit, cooling' })).toBeInTheDocument();
  expect(screen.getByText('For it: high superheat, low subcooling')).toBeInTheDocument();
  expect(screen.getByText('Leak search, then the leak rate')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /Suction 95 psig, line 62 °F, superheat/ })).toBeInTheDocument();
  const drift = within(await screen.findByRole('table', { name: 'Readings against the baseline' }));
  expect(drift.getByRole('row', { name: /Subcooling 9.9 2.4 −7.5 °F/ })).toBeInTheDocument();
});

it('lists verdicts and first causes', async () => {
  await open('/diagnostics', [leaking, commissioning]);
  expect((await screen.findAllByText('Undercharge, a leak')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('All within limits').length).toBeGreaterThan(0);
});

it('leads from a symptom to a finding by questions, and from a fault code to its meaning', async () => {
  const { user } = await open('/diagnostics/new');
  await user.click(await screen.findByRole('combobox', { name: 'Symptom' }));
  await user.click(await screen.findByRole('option', { name: 'No cooling, or too little' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  const asked = /R and C at the indoor board/;
  await user.click(within(await screen.findByRole('group', { name: asked })).getByRole('button', { name: 'No' }));
  expect(await screen.findByText('Repair: No control power')).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Control' }));
  await user.click(await screen.findByRole('option', { name: 'Copeland Comfort Alert, single-phase module' }));
  expect(screen.getByText('locked rotor')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the last question' }));
  const question = within(await screen.findByRole('group', { name: asked }));
  await user.click(question.getByRole('link', { name: 'Electrical' }));
  expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveValue(
    'Symptom: No cooling, or too little\nIs there 24 V between Y and C at the outdoor unit while the thermostat calls? No.',
  );
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAccessibleDescription(
    'Customers read them on the page of these readings.',
  );
});
