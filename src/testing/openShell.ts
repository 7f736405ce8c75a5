import { screen } from '@testing-library/react';
import { FEATURES, type Feature } from '@/domain/access/features';
import type { Role } from '@/domain/access/roles';
import { threadSchema } from '@/domain/message/thread';
import { searchWordsIn } from '@/domain/search/words';
import { buildStored } from './factories/build';
import { buildCustomer } from './factories/customer';
import { buildDirectoryRow, buildShard } from './factories/directory';
import { buildEstimate } from './factories/estimate';
import { buildFinding } from './factories/finding';
import { buildInspection } from './factories/inspection';
import { buildInvoice, buildPayment } from './factories/invoice';
import { buildJob } from './factories/job';
import { buildLoadProject } from './factories/loadProject';
import { buildPricebookItem, buildPricebookShard } from './factories/pricebook';
import { buildResource } from './factories/resource';
import { buildTechnician } from './factories/technician';
import { buildVisit } from './factories/visit';
import { renderApp } from './renderApp';
import { shortcutsOn } from '@/ui/shortcuts/shortcutsOn';
import { changeNavLook } from '@/app/shell/navLook';
import { Component as Shell } from '@/app/shell/ShellLayout';

const NOW = '2026-01-12T15:00:00.000Z';
export const JOB_ID = 'jobjobjobjobjobjob26';
const job = buildJob({ id: JOB_ID, number: '26-GBVZN', title: 'No heat upstairs' });
const late = buildJob({ id: 'late', number: '26-LATE2', scheduledTime: '2026-01-12T13:00:00.000Z' });
const inWindow = buildJob({
  id: 'in-window',
  number: '26-WAIT2',
  scheduledTime: '2026-01-12T13:00:00.000Z',
  arrivalWindowStart: '2026-01-12T13:00:00.000Z',
  arrivalWindowEnd: '2026-01-12T17:00:00.000Z',
});
const customers = ['Ruth Newman', 'Ada Lovelace'].map((name, index) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return buildCustomer({ id: `customer-${index}`, firstName, lastName, name, phone: '(828) 555-0174' });
});
const capacitor = buildPricebookItem({ id: 'item-1', name: 'Dual run capacitor', code: 'CAP-45' });
const records = {
  estimates: [buildEstimate({ id: 'estimate-1', number: 'E26-2N934', title: 'Heat pump' })],
  payments: [buildPayment({ id: 'payment-1', reference: '4711', amountCents: 30_923 })],
  manualJ: [buildLoadProject({ id: 'load-1', number: 'L26-L2345', title: 'Maple house' })],
  technicians: [buildTechnician({ id: 'tech-1', firstName: 'Jesse', lastName: 'Tallent' })],
  schedule: [
    buildVisit({
      id: 'tomorrow',
      title: 'Tune-up',
      placement: {
        technicianIds: ['tech-1'],
        startsAt: '2026-01-13T15:00:00.000Z',
        endsAt: '2026-01-13T17:00:00.000Z',
      },
    }),
  ],
  threads: [
    buildStored({
      kind: 'thread',
      schema: threadSchema,
      fields: { customerId: 'customer-1', lastAt: NOW, lastWords: 'Can you come Tuesday?', isUnread: true },
      overrides: { id: 'customer-1' },
    }),
  ],
  resources: [buildResource({ id: 'rig', kind: 'machine', name: 'Duct cleaning rig' })],
  pricebookDirectory: [buildPricebookShard([capacitor])],
  inspections: [
    buildInspection({
      id: 'inspection-1',
      number: 'I26-K7M3Q',
      propertyAddress: '9 Walnut Ct',
      searchWords: searchWordsIn(['Furnace check', 'Ada Lovelace', '9 Walnut Ct']),
    }),
  ],
  findings: [buildFinding({ id: 'finding-1', number: 'F26-F2345', jobId: JOB_ID })],
  jobs: [job, late, inWindow],
  invoices: [buildInvoice({ id: 'invoice-3', number: 'INV-00003', customerId: 'customer-0' })],
  customers,
  directory: [buildShard(customers.map((customer) => buildDirectoryRow(customer)))],
};

/** Opens the shell of a company with a few records and all features except `without`, with the menu as on a first visit. */
export function openShell(role: Role = 'admin', path = '/landing', without: readonly Feature[] = []) {
  changeNavLook({ isNarrow: false, closed: ['company'] });
  shortcutsOn.set(true);
  return renderApp({
    routes: ['/landing', '/technician-dashboard', '/jobs/:id'].map((at) => ({
      path: at,
      Page: Shell,
      handle: { title: '' },
    })),
    path,
    role,
    features: Object.fromEntries(FEATURES.map((feature: Feature) => [feature, !without.includes(feature)])),
    records,
    now: NOW,
  });
}

export const findMenu = () => screen.findByRole('navigation', { name: 'Main' });

/** Opens the palette and types into it. */
export async function searchFor(user: Awaited<ReturnType<typeof openShell>>['user'], text: string) {
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search or jump to…' });
  if (text !== '') await user.type(field, text);
  return field;
}
