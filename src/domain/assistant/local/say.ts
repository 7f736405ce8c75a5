import { listOf, recordOf, textOf, type Data } from './turn';

// What tools gave, in sentences: figures as they were written, and each record with its mark.

const mark = (data: Data): string => {
  const source = textOf(data['source']);
  return source === '' ? '' : ` [[${source}]]`;
};
const joined = (parts: readonly unknown[]): string => parts.map(textOf).filter(Boolean).join(', ');
const lines = (all: readonly string[]): string => all.map((one) => `- ${one}`).join('\n');

export const sayCustomers = (data: Data): string => {
  const all = listOf(data['customers']);
  if (all.length === 0) return 'I found no such customer.';
  return lines(all.map((one) => `${joined([one['name'], one['phone'], one['email']])}${mark(one)}`));
};

export function sayCustomer(data: Data): string {
  const jobs = listOf(data['latest_jobs']);
  const balance = textOf(data['balance']);
  return [
    `${joined([data['name'], data['phone'], data['email']])}${mark(data)}.`,
    balance === ''
      ? ''
      : balance.startsWith('not allowed')
        ? 'You may not see what they owe.'
        : `They owe ${balance} on ${textOf(data['open_invoices'])} open invoices${mark(data)}.`,
    jobs.length === 0 ? 'There are no jobs.' : `Latest jobs:\n${lines(jobs.map(sayJob))}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const sayJob = (job: Data): string =>
  `${joined([`${textOf(job['number'])} ${textOf(job['title'])}`, job['customer'], job['state'], job['planned']])}${mark(job)}`;

export const sayJobs = (data: Data): string => {
  const all = listOf(data['jobs']);
  return all.length === 0 ? 'I found no such jobs.' : `${textOf(data['count'])} found:\n${lines(all.map(sayJob))}`;
};

export const sayDay = (data: Data): string => {
  const all = listOf(data['entries']);
  if (all.length === 0) return `Nothing is planned on ${textOf(data['day'])}.`;
  const entries = all.map((entry) => {
    const people = Array.isArray(entry['technicians']) ? joined(entry['technicians']) : '';
    return `${joined([textOf(entry['starts']).slice(11), entry['title'], entry['customer'], people])}${mark(entry)}`;
  });
  return `${textOf(data['visit_count'])} visits on ${textOf(data['day'])}:\n${lines(entries)}`;
};

export const sayTimes = (data: Data): string => {
  const all = listOf(data['times']);
  if (all.length === 0) return 'There is no free time in the next seven days.';
  return `Free times, best first:\n${lines(
    all
      .slice(0, 5)
      .map(
        (time) => `${textOf(time['starts'])}, ${Array.isArray(time['technicians']) ? joined(time['technicians']) : ''}`,
      ),
  )}`;
};

const sayPaper = (paper: Data): string =>
  `${joined([paper['number'], paper['title'], paper['customer'], paper['status'], paper['open'] ?? paper['total']])}${mark(paper)}`;

export const sayInvoices = (data: Data): string => {
  const all = listOf(data['invoices']);
  return all.length === 0
    ? 'I found no such invoices.'
    : `${textOf(data['count'])} invoices, ${textOf(data['open_sum'])} open:\n${lines(all.slice(0, 10).map(sayPaper))}`;
};

export const sayEstimates = (data: Data): string => {
  const all = listOf(data['estimates']);
  return all.length === 0
    ? 'I found no such estimates.'
    : `${textOf(data['count'])} estimates, ${textOf(data['sum'])} together:\n${lines(all.slice(0, 10).map(sayPaper))}`;
};

export const sayReceivables = (data: Data): string =>
  `Customers owe ${textOf(data['open'])} on ${textOf(data['open_count'])} open invoices; ${textOf(data['overdue'])} of it is overdue, on ${textOf(data['overdue_count'])} invoices.`;

export const sayPrices = (data: Data): string => {
  const all = listOf(data['items']);
  if (all.length === 0) return 'The pricebook has no such item.';
  return lines(
    all.map((item) =>
      `${joined([item['name'], item['price']])} ${textOf(item['per'])}${mark(item)}`.replace('  ', ' '),
    ),
  );
};

export const sayTechnicians = (data: Data): string =>
  lines(listOf(data['technicians']).map((one) => `${joined([one['name']])}${mark(one)}`));

const sayLoads = (loads: Data | null): string =>
  loads
    ? `heating ${textOf(loads['heating'])}, sensible cooling ${textOf(loads['cooling_sensible'])}, latent cooling ${textOf(loads['cooling_latent'])}`
    : '';

export const sayLoad = (data: Data): string => {
  const parts = recordOf(data['heating_by_component']) ?? {};
  return `${textOf(data['title'])}${mark(data)}: ${sayLoads(data)}.\nHeating by component:\n${lines(
    Object.entries(parts).map(([name, value]) => `${name}: ${textOf(value)}`),
  )}`;
};

export const sayWhatIf = (data: Data): string => {
  const difference = recordOf(data['difference']) ?? {};
  return `Before: ${sayLoads(recordOf(data['before']))}.\nAfter: ${sayLoads(recordOf(data['after']))}${mark(data)}.\nThat changes the heating load by ${textOf(difference['heating'])}.`;
};

export const sayExplained = (data: Data): string =>
  `${textOf(data['label'])} is ${textOf(data['value'])}${mark(data)}. ${textOf(data['formula'])} (${textOf(data['from'])})\n${lines(
    listOf(data['parts']).map((part) => `${textOf(part['label'])}: ${textOf(part['value'])}`),
  )}`;

export const sayPlumbing = (data: Data): string => {
  const water = recordOf(data['water']);
  return water
    ? `${textOf(water['wsfu'])} and a demand of ${textOf(water['demand'])}${mark(data)}.`
    : `There is no water in this calculation${mark(data)}.`;
};

export const sayHouse = (data: Data): string => {
  const property = recordOf(data['property']) ?? {};
  const customer = recordOf(data['customer']) ?? {};
  const access = recordOf(property['access']);
  return [
    `${joined([customer['name'], customer['phone']])}${mark(customer)}, ${textOf(property['address'])}${mark(property)}.`,
    access ? `On file about access: “${textOf(access['text'])}”` : '',
    `Equipment:\n${lines(listOf(data['equipment']).map((one) => `${joined([one['type'], one['make'], one['model'], one['installed']])}${mark(one)}`)) || 'none entered'}`,
    `Work:\n${lines(listOf(data['jobs']).map(sayJob)) || 'none'}`,
    `Open findings:\n${lines(listOf(data['open_findings']).map((one) => `${textOf(one['title'])}${mark(one)}`)) || 'none'}`,
  ]
    .filter(Boolean)
    .join('\n');
};
