import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writeForm, formSchema } from '@/domain/inspection/form';
import { inspectionTemplateSchema } from '@/domain/inspection/schema';
import { buildStored } from '@/testing/factories/build';
import { buildCustomer } from '@/testing/factories/customer';
import { buildEquipment } from '@/testing/factories/equipment';
import { buildFinding } from '@/testing/factories/finding';
import { buildInspection } from '@/testing/factories/inspection';
import { renderApp } from '@/testing/renderApp';
import { inspectionLinkRoutes, inspectionsRoutes } from '../routes';

const form = writeForm(
  formSchema.parse({
    sections: [{ id: 's', title: 'Roof', items: [{ id: 'a', kind: 'check', label: 'Sound', isRequired: true }] }],
  }),
);
const templates = Array.from({ length: 90 }, (_, index) =>
  buildStored({
    kind: 'inspectionTemplate',
    schema: inspectionTemplateSchema,
    fields: { name: `Walk ${String(index).padStart(3, '0')}`, trade: 'hvac', form },
    overrides: { id: `t${index}` },
  }),
);
const open = (path: string, records = {}) =>
  renderApp({
    routes: [...inspectionsRoutes, ...inspectionLinkRoutes],
    path,
    role: 'admin',
    features: { inspections: true, customers: true, jobs: true },
    records: { customers: [buildCustomer({ id: 'customer-1' })], ...records },
  });

it('reaches all ninety templates, by paging and by search', async () => {
  const { user } = await open('/inspections?view=templates', { inspectionTemplates: templates });
  const list = within(await screen.findByRole('list', { name: 'Your templates' }));
  expect(list.getAllByRole('listitem')).toHaveLength(50);
  await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'walk 089');
  expect(await screen.findByRole('link', { name: 'Walk 089' })).toBeVisible();
  await user.clear(screen.getByRole('searchbox', { name: 'Search templates' }));
  await user.click(await screen.findByRole('button', { name: 'Show more templates' }));
  expect(await screen.findByRole('link', { name: 'Walk 089' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more templates' })).not.toBeInTheDocument();
});

it('selects the only matching unit at the property automatically', async () => {
  await open('/inspections/new?template=ready-furnace&customer=customer-1', {
    equipment: [buildEquipment({ id: 'e1' }), buildEquipment({ id: 'e2', type: 'water-heater', serial: 'W1' })],
  });
  // Shown once as the selection and once among the choices.
  expect(await screen.findAllByText(/SN 21034K7H2G/)).toHaveLength(2);
  expect(screen.getAllByText(/SN W1/)).toHaveLength(1);
});

it('verifies the earlier finding on re-inspection, even without a unit', async () => {
  const source = { kind: 'inspection' as const, id: 'i1', itemId: 'flame', label: '' };
  const { user } = await open('/inspections/i2/view', {
    inspections: [buildInspection({ id: 'i2', previousId: 'i1', state: 'passed', equipmentIds: [], units: '' })],
    findings: [buildFinding({ id: 'f1', source, repairedAt: '2026-11-01T14:00:00.000Z' })],
  });
  const waiting = within(await screen.findByRole('region', { name: 'Repaired, to be verified' }));
  await user.click(waiting.getByRole('button', { name: 'Verified' }));
  expect(await screen.findByText('Contactor is pitted is verified')).toBeVisible();
});
