// The README's pictures: whole windows of the demo, in docs/screenshots, each named after its file.
import { documentsIn } from './demo.mjs';

const WINDOW = { width: 1440, height: 900, scale: 1 };
const PHONE = { width: 390, height: 844, scale: 1, isPhone: true };
const OFFICE = 'admin@blue-ridge.example';

/** A customer file with typical problems: an existing customer, a duplicate, one without a name. */
const CUSTOMERS_FILE = [
  'First Name,Last Name,Phone,Email,Street,City,State,Zip',
  'Zoë,Niño,828-555-0101,zoe@example.com,1 Elm St,Asheville,NC,28801',
  'Bob,Ross,828-555-0102,bob@example.com,2 Elm St,Asheville,NC,28801',
  'Rachel,Aguilar,828-555-0144,,4441 Sand Hill Rd,Asheville,NC,28803',
  ',,828-555-0105,,,,,',
  'Robert,Ross,(828) 555-0102,,,,,',
].join('\r\n');

async function checkRows(page) {
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(CUSTOMERS_FILE) });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('heading', { name: /rows checked/ }).waitFor();
}

/** For a feature someone lacks: the reason is asked there. */
const sayWhy = (page) =>
  page
    .getByRole('button', { name: /Off Why\?$/ })
    .first()
    .click();

/**
 * @param {string} company  the id of the demo company that is shown
 * @returns {Promise<{ name: string, as: string, path: string, size: typeof WINDOW, run?: (page: import('@playwright/test').Page) => Promise<void> }[]>}
 *   `run`: what is done on the page before its picture is taken
 */
export async function readmeShots(company) {
  const records = (name) => documentsIn(`companies/${company}/${name}`);
  const [jobs, customers, loads, users] = await Promise.all([
    records('jobs'),
    records('customers'),
    records('manualJ'),
    documentsIn('users'),
  ]);
  const running = jobs.find(({ fields }) => fields.progress === 'in-progress') ?? jobs[0];
  const done = jobs.find(({ fields }) => fields.progress === 'work-done' && !fields.invoiceId) ?? jobs[0];
  const customer = customers.find(({ fields }) => fields.firstName === 'Hannah') ?? customers[0];
  const load = loads.find(({ fields }) => /whole/i.test(fields.title ?? fields.name ?? '')) ?? loads[0];
  const colleague = users.find(({ fields }) => fields.email === 'user@blue-ridge.example');
  const shot = (name, path, run) => ({ name, as: OFFICE, path, size: WINDOW, run });
  return [
    shot('landing', '/landing'),
    shot('jobs', '/jobs'),
    shot('customers', '/customers'),
    shot('customer', `/customers/${customer?.id}/details`),
    shot('job', `/jobs/${running?.id}`),
    shot('schedule', '/schedule'),
    shot('routing', '/routing'),
    shot('statusboard', '/statusboard'),
    shot('messages', '/settings?tab=messages'),
    { ...shot('technician-phone', '/technician-dashboard'), as: 'technician@blue-ridge.example', size: PHONE },
    shot('import', '/customers/import', checkRows),
    shot('estimates', '/estimates'),
    shot('invoices', '/invoices'),
    shot('invoice-new', `/invoices/new?job=${done?.id}`),
    shot('taxes', '/taxes'),
    shot('billing', '/settings?tab=billing'),
    shot('why', `/admin-backend?member=${colleague?.id}`, sayWhy),
    shot('load-results', `/manual-j/${load?.id}?tab=results`),
  ];
}
