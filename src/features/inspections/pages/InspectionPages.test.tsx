import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCustomer } from '@/testing/factories/customer';
import { answered, buildInspection } from '@/testing/factories/inspection';
import { buildFinding } from '@/testing/factories/finding';
import { renderApp } from '@/testing/renderApp';
import { inspectionLinkRoutes, inspectionsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './InspectionNewPage';
import './InspectionsPage';
import './InspectionTemplatePage';
import './InspectionReportPage';

const open = (path: string, records = {}) =>
  renderApp({
    routes: [...inspectionsRoutes, ...inspectionLinkRoutes],
    path,
    role: 'admin',
    features: { inspections: true, customers: true, jobs: true },
    records: { customers: [buildCustomer({ id: 'customer-1' })], ...records },
  });

const failed = buildInspection({
  id: 'i2',
  state: 'failed',
  score: 50,
  failedCount: 1,
  summary: 'CO in the flue',
  finishedAt: '2026-11-02T15:00:00.000Z',
  answers: [answered('flame', 'pass'), answered('co', '140', 'Inlet blocked'), answered('clean-unit-1', '4')],
});
const lastYear = buildInspection({
  id: 'i1',
  number: 'I25-OLDER',
  state: 'passed',
  startedAt: '2025-10-28T14:00:00.000Z',
  answers: [answered('flame', 'pass'), answered('co', '22'), answered('clean-unit-1', '4')],
});

it('shows failures first, compares with last year, and starts a re-inspection of what failed', async () => {
  const { user, workspace } = await open('/inspections/i2/view', { inspections: [failed, lastYear] });
  expect(await screen.findByRole('heading', { name: '1 item failed' })).toBeVisible();
  expect(screen.getAllByText('Inlet blocked')[0]).toBeVisible();
  const years = within(await screen.findByRole('table', { name: 'Across the years' }));
  expect(years.getByRole('row', { name: /CO in the flue Burner 22 ppm 140 ppm ?Fail \+118/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Re-inspect' }));
  expect(await screen.findByRole('heading', { level: 2, name: /CO in the flue/ })).toBeVisible();
  const stored = await workspace.store.query('companies/company-1/inspections', {});
  expect(stored.find(({ data }) => data['previousId'] === 'i2')?.data).toMatchObject({
    state: 'in-progress',
    answers: [],
  });
});

it('starts from a ready template, and asks for a customer', async () => {
  const { user, workspace } = await open('/inspections/new?template=ready-mini-split');
  await user.click(await screen.findByRole('button', { name: 'Start inspection' }));
  expect((await screen.findAllByText('Choose a customer'))[0]).toBeVisible();
  expect(await workspace.store.query('companies/company-1/inspections', {})).toEqual([]);
});

it('builds a template with a failing choice and a dependent item, moves items by keyboard, and previews it', async () => {
  const { user, workspace } = await open('/inspections/templates/new');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Roof walk');
  await user.type(screen.getByRole('textbox', { name: 'Name of section 1' }), 'Roof');
  await user.type(screen.getByRole('textbox', { name: 'Item 1' }), 'Shingles sound');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await user.type(screen.getByRole('textbox', { name: 'Item 2' }), 'How many are missing');
  await user.click(screen.getByRole('combobox', { name: 'Asked only when' }));
  await user.click(await screen.findByRole('option', { name: 'Shingles sound' }));
  const preview = within(screen.getByRole('complementary', { name: 'Preview on a phone' }));
  expect(preview.queryByText(/How many are missing/)).not.toBeInTheDocument();
  await user.click(preview.getByRole('button', { name: /Fail/ }));
  expect(preview.getByText(/How many are missing/)).toBeVisible();
  // An item above its dependency can't be asked: an error is shown, and nothing is saved.
  await user.click(screen.getByRole('textbox', { name: 'Item 2' }));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByRole('textbox', { name: 'Item 1' })).toHaveValue('How many are missing');
  await user.click(screen.getByRole('button', { name: 'Create template' }));
  expect((await screen.findAllByText('It can depend only on an item above it'))[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More for How many are missing' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  await user.click(screen.getByRole('button', { name: 'Create template' }));
  const [stored] = await waitFor(async () => {
    const found = await workspace.store.query('companies/company-1/inspectionTemplates', {});
    expect(found).toHaveLength(1);
    return found;
  });
  expect(stored?.data).toMatchObject({ name: 'Roof walk', version: 1 });
  expect(String(stored?.data['form'])).toContain('"when":{"itemId"');
});

it('adds template items with Enter, and turns a pasted list into items', async () => {
  const { user } = await open('/inspections/templates/new');
  await user.click(await screen.findByRole('textbox', { name: 'Item 1' }));
  await user.paste('Shingles sound');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Item 2' })).toHaveFocus();
  // No questions yet: no further item.
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('textbox', { name: 'Item 3' })).not.toBeInTheDocument();
  await user.paste('1. Gutters clear\n2) 2 in clearance at the flue\n\n• Chimney cap on\n');
  const asked = [1, 2, 3, 4].map((at) => screen.getByRole<HTMLInputElement>('textbox', { name: `Item ${at}` }).value);
  expect(asked).toEqual(['Shingles sound', 'Gutters clear', '2 in clearance at the flue', 'Chimney cap on']);
  expect(screen.getByRole('textbox', { name: 'Item 4' })).toHaveFocus();
  await user.click(screen.getByRole('textbox', { name: 'Item 1' }));
  await user.keyboard('{Enter}');
  await user.paste('Flashing tight');
  expect(screen.getByRole('textbox', { name: 'Item 2' })).toHaveValue('Flashing tight');
  expect(screen.getByRole('textbox', { name: 'Item 3' })).toHaveValue('Gutters clear');
});

it('lists results, and progress of unfinished inspections', async () => {
  await open('/inspections', {
    inspections: [failed, buildInspection({ id: 'i3', answers: [answered('flame', 'pass')] })],
  });
  expect((await screen.findAllByText('50% · CO in the flue')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('1 of 3 answered').length).toBeGreaterThan(0);
});

it('shows answers that came after completion, with both options', async () => {
  const late = { ...answered('flame', 'fail', 'Lifts off'), at: '2026-11-02T15:30:00.000Z' };
  localStorage.setItem(
    'fieldwright:draft:user-1:inspections:i2:fill',
    JSON.stringify({ savedAt: new Date().toISOString(), base: {}, values: { current: 'flame', answers: [late] } }),
  );
  const { user } = await open('/inspections/i2/view', { inspections: [failed] });
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('1 answer of yours is not in this report')).toBeVisible();
  expect(notice.getByText('Flame is steady: Fail, Lifts off')).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Open again with mine' }));
  // The late answer is there now, and gets checked first.
  expect(await screen.findByRole('heading', { level: 2, name: /Flame is steady/ })).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('Lifts off');
});

it('can leave late answers out of the report permanently', async () => {
  const late = { ...answered('flame', 'fail'), at: '2026-11-02T15:30:00.000Z' };
  const key = 'fieldwright:draft:user-1:inspections:i2:fill';
  localStorage.setItem(
    key,
    JSON.stringify({ savedAt: new Date().toISOString(), base: {}, values: { current: 'flame', answers: [late] } }),
  );
  const { user } = await open('/inspections/i2/view', { inspections: [failed] });
  await user.click(await screen.findByRole('button', { name: 'Discard mine' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard your answers?' }));
  await user.click(question.getByRole('button', { name: 'Discard mine' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(localStorage.getItem(key)).toBeNull();
});

it('shows findings as a view of inspections', async () => {
  const { user } = await open('/inspections', { inspections: [failed], findings: [buildFinding({ id: 'f1' })] });
  await user.click(await screen.findByRole('button', { name: 'Findings' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Findings' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Contactor is pitted/ })).toBeVisible();
});

it('leaves declined findings out of a new estimate unless chosen', async () => {
  const source = { kind: 'inspection' as const, id: 'i2', itemId: 'co', label: '' };
  const { user } = await renderApp({
    routes: [...inspectionsRoutes, ...inspectionLinkRoutes],
    path: '/inspections/i2/view',
    role: 'admin',
    features: { inspections: true, customers: true, jobs: true, estimates: true },
    records: {
      inspections: [failed],
      findings: [
        buildFinding({ id: 'f1', title: 'Inlet is blocked', source }),
        buildFinding({
          id: 'f2',
          title: 'No alarm',
          source,
          state: 'declined',
          declinedAt: '2026-11-02T15:00:00.000Z',
          declineReason: 'Too expensive now',
        }),
      ],
    },
  });
  const link = await screen.findByRole('link', { name: 'Put 1 on an estimate' });
  expect(link).toHaveAttribute('href', '/estimates/new?findings=f1');
  await user.click(screen.getByRole('checkbox', { name: 'Choose No alarm' }));
  expect(screen.getByRole('link', { name: 'Put 1 on an estimate' })).toHaveAttribute(
    'href',
    '/estimates/new?findings=f2',
  );
});
