// The contents of the public pages' pictures. A picture's file is named after it; src/features/marketing/content/pictures.ts describes
// what it shows.
const OFFICE = 'admin';
const TECHNICIAN = 'technician';
const WIDE = { width: 1200, height: 750, scale: 1.2 };
const PAGE = { width: 1024, height: 640, scale: 1.25 };
const PHONE = { width: 390, height: 780, scale: 1.6, isPhone: true };
/** The trades whose landing page shows their own company: all except the trade in the other pictures. */
const OTHER_TRADES = [
  'field-service',
  'construction',
  'demolition',
  'plumbing',
  'electrical',
  'appliance-repair',
  'garage-doors',
  'roofing',
  'landscaping',
  'pest-control',
  'cleaning',
  'handyman',
];

/** Asks the assistant who owes money, and for a draft of an estimate. */
async function askForEstimate(page) {
  for (const question of ['Who owes us money?', 'Draft an estimate for Hannah with a capacitor']) {
    await page.getByRole('textbox', { name: 'Your question' }).fill(question);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByRole('button', { name: 'Stop' }).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Ask', exact: true }).waitFor({ timeout: 60_000 });
  }
  await page.getByRole('button', { name: 'Create draft' }).waitFor({ timeout: 60_000 });
  await page.evaluate(() => document.activeElement?.blur());
}

/**
 * @param {(name: string) => { id: string, fields: Record<string, any> }[]} records  the demo company's, by collection
 * @returns {{ name: string, as: string, path: string, size: typeof PAGE, trade?: string, scrollTo?: string, run?: (page: any) => Promise<void> }[]}
 *   `as`: the role that views it; `trade`: whose company, if not the usual one; `scrollTo`: the heading at the top of the picture
 */
export function shots(records) {
  const estimates = records('estimates');
  const invoices = records('invoices');
  const loads = records('manualJ');
  const pipes = records('plumbingCalc')[0];
  const inspection = records('inspections').find(({ fields }) => fields.state === 'failed');
  const readings = records('diagnostics').find(
    ({ fields }) => fields.verdict === 'fail' && fields.kind === 'refrigerant-cooling',
  );
  const customers = records('customers');
  const withOptions = ({ fields }) => (fields.document?.options?.length ?? fields.options?.length ?? 0) > 1;
  const isGood = ({ fields }) => !['declined', 'draft', 'expired'].includes(fields.state ?? fields.status);
  const isOpen = ({ fields }) => fields.state === 'sent';
  const estimate =
    estimates.find((one) => withOptions(one) && isOpen(one)) ??
    estimates.find((one) => withOptions(one) && isGood(one));
  const invoice = invoices.find(({ fields }) => fields.balanceCents > 0) ?? invoices[0];
  const load = loads.find(({ fields }) => /whole/i.test(fields.title ?? fields.name ?? '')) ?? loads[0];
  const customer = customers.find(({ fields }) => fields.firstName === 'Hannah') ?? customers[0];
  const offer = records('publicDocuments').find(
    ({ fields }) =>
      fields.kind === 'estimate' &&
      (fields.estimate?.document?.options?.length ?? 0) > 1 &&
      fields.estimate?.answeredAt === '',
  );
  const page = (name, path, more = {}) => ({ name, as: OFFICE, path, size: PAGE, ...more });
  const list = (name) => page(name, `/${name}`, { size: WIDE });
  return [
    page('day', '/landing', { size: WIDE }),
    page('money', '/invoices', { size: WIDE }),
    ...OTHER_TRADES.map((trade) => page(`trade-${trade}`, '/landing', { size: WIDE, trade })),
    { name: 'my-day', as: TECHNICIAN, path: '/technician-dashboard', size: PHONE },
    { name: 'measure', as: TECHNICIAN, path: `/diagnostics/${readings?.id}/view`, size: PHONE },
    page('estimate', `/estimates/${estimate?.id}/view`, { scrollTo: 'Prepared for' }),
    { name: 'sign', as: OFFICE, path: `/estimates/${offer?.id}/view`, size: PHONE },
    page('invoice', `/invoices/${invoice?.id}`, { scrollTo: 'Bill to' }),
    page('manual-j', `/manual-j/${load?.id}?tab=results`, { scrollTo: 'What moves the loads' }),
    page('plumbing', `/plumbing-calc/${pipes?.id}`, { size: WIDE }),
    page('inspections', `/inspections/${inspection?.id}/view`, { size: WIDE }),
    page('diagnostics', `/diagnostics/${readings?.id}/view`, { size: WIDE }),
    page('awards', '/awards', { size: WIDE }),
    page('google-profile', '/google-my-business', { size: WIDE }),
    page('nextdoor', '/nextdoor', { size: WIDE }),
    page('assistant', '/assistant', { size: WIDE, run: askForEstimate }),
    page('website', '/website', { size: WIDE }),
    page('customers', `/customers/${customer?.id}/details`),
    list('leads'),
    list('reviews'),
    list('jobs'),
    list('technicians'),
    list('schedule'),
    list('pricebook'),
    list('payments'),
    list('discounts'),
    list('taxes'),
  ];
}
