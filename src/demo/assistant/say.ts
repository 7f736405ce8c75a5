import { spokenClock, spokenDay, spokenMoment } from './days';
import { listOf, recordOf, textOf, type Data } from './turn';

// What tools gave, in sentences: figures as they were written, and each record with its mark.

const mark = (data: Data): string => {
  const source = textOf(data['source']);
  return source === '' ? '' : ` [[${source}]]`;
};
const joined = (parts: readonly unknown[]): string => parts.map(textOf).filter(Boolean).join(', ');
const lines = (all: readonly string[]): string => all.map((one) => `- ${one}`).join('\n');

const counted = (count: unknown, noun: string): string => `${textOf(count)} ${noun}${textOf(count) === '1' ? '' : 's'}`;

/** Words that strangers wrote come marked as theirs. */
const told = (value: unknown): string => textOf(value) || textOf(recordOf(value)?.['text']);

export const sayLeads = (data: Data): string => {
  const all = listOf(data['leads']);
  return all.length === 0
    ? 'I found no such leads.'
    : `${textOf(data['count'])} found:\n${lines(all.map((one) => `${joined([told(one['name']), told(one['wanted']), one['state'], one['received']])}${mark(one)}`))}`;
};

export const sayLead = (data: Data): string =>
  [
    `${joined([told(data['name']), data['phone'], data['email'], told(data['address'])])}${mark(data)}, received ${textOf(data['received'])}.`,
    told(data['wanted']) === '' ? '' : `Wanted: “${told(data['wanted'])}”`,
    told(data['message']) === '' ? '' : `They wrote: “${told(data['message'])}”`,
  ]
    .filter(Boolean)
    .join('\n');

export const sayPaperLines = (data: Data): string =>
  `${sayPaper(data)}\n${lines(listOf(data['lines']).map((one) => `${textOf(one['quantity'])} × ${textOf(one['name'])}: ${textOf(one['total'])}`))}`;

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
        : `They owe ${balance} on ${counted(data['open_invoices'], 'open invoice')}${mark(data)}.`,
    jobs.length === 0 ? 'There are no jobs.' : `Latest jobs:\n${lines(jobs.map(sayJob))}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const sayJob = (job: Data): string =>
  `${joined([`${textOf(job['number'])} ${textOf(job['title'])}`, job['customer'], job['state'], spokenMoment(textOf(job['planned']))])}${mark(job)}`;

export const sayJobs = (data: Data): string => {
  const all = listOf(data['jobs']);
  return all.length === 0 ? 'I found no such jobs.' : `${textOf(data['count'])} found:\n${lines(all.map(sayJob))}`;
};

export const sayDay = (data: Data): string => {
  const all = listOf(data['entries']);
  if (all.length === 0) return `Nothing is planned on ${spokenDay(textOf(data['day']))}.`;
  const entries = all.map((entry) => {
    const people = Array.isArray(entry['technicians']) ? joined(entry['technicians']) : '';
    return `${joined([spokenClock(textOf(entry['starts'])), entry['title'], entry['customer'], people])}${mark(entry)}`;
  });
  return `${counted(data['visit_count'], 'visit')} on ${spokenDay(textOf(data['day']))}:\n${lines(entries)}`;
};

export const sayTimes = (data: Data): string => {
  const all = listOf(data['times']);
  if (all.length === 0) return 'There is no free time in the next seven days.';
  return `Free times, best first:\n${lines(
    all
      .slice(0, 5)
      .map(
        (time) =>
          `${spokenMoment(textOf(time['starts']))}, ${Array.isArray(time['technicians']) ? joined(time['technicians']) : ''}`,
      ),
  )}`;
};

const sayPaper = (paper: Data): string =>
  `${joined([paper['number'], paper['title'], paper['customer'], paper['status'], paper['open'] ?? paper['total']])}${mark(paper)}`;

export const sayInvoices = (data: Data): string => {
  const all = listOf(data['invoices']);
  return all.length === 0
    ? 'I found no such invoices.'
    : `${counted(data['count'], 'invoice')}, ${textOf(data['open_sum'])} open:\n${lines(all.slice(0, 10).map(sayPaper))}`;
};

export const sayFindings = (data: Data): string => {
  const all = listOf(data['findings']);
  return all.length === 0
    ? 'Nothing was found there.'
    : lines(
        all.map((one) => `${joined([one['title'], one['severity'], one['state'], told(one['note'])])}${mark(one)}`),
      );
};

const amountOf = (money: unknown): number => Number(textOf(money).replace(/[^\d.]/g, ''));

/** Those that fell due at least so many days ago, without a sum that would be of others too. */
export const sayInvoiceList = (data: Data, days: number): string => {
  const all = listOf(data['invoices']);
  if (all.length === 0) return days === 0 ? 'Nothing is overdue.' : 'Nothing has been due for so long.';
  const more = data['is_first_50_only'] === true ? '\nThere may be more: these are among the latest fifty.' : '';
  const byAmount = all.toSorted((a, b) => amountOf(b['open']) - amountOf(a['open']));
  return `Overdue:\n${lines(byAmount.slice(0, 15).map(sayPaper))}${more}`;
};

export const sayEstimates = (data: Data): string => {
  const all = listOf(data['estimates']);
  return all.length === 0
    ? 'I found no such estimates.'
    : `${counted(data['count'], 'estimate')}, ${textOf(data['sum'])} together:\n${lines(all.slice(0, 10).map(sayPaper))}`;
};

export const sayReceivables = (data: Data): string =>
  `Customers owe ${textOf(data['open'])} on ${counted(data['open_count'], 'open invoice')}; ${textOf(data['overdue'])} of it is overdue, on ${counted(data['overdue_count'], 'invoice')}.`;

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

export const sayLoad = (data: Data, isCooling = false): string => {
  const parts = recordOf(data[isCooling ? 'cooling_by_component' : 'heating_by_component']) ?? {};
  return `${textOf(data['title'])}${mark(data)}: ${sayLoads(data)}.\n${isCooling ? 'Sensible cooling' : 'Heating'} by component:\n${lines(
    Object.entries(parts).map(([name, value]) => `${name}: ${textOf(value)}`),
  )}`;
};

export const sayWhatIf = (data: Data): string => {
  const difference = recordOf(data['difference']) ?? {};
  return `Before: ${sayLoads(recordOf(data['before']))}.\nAfter: ${sayLoads(recordOf(data['after']))}${mark(data)}.\nThat changes the heating load by ${textOf(difference['heating'])} and the sensible cooling load by ${textOf(difference['cooling_sensible'])}.`;
};

const sayPart = (part: Data): string => {
  const formula = textOf(part['formula']);
  return `${textOf(part['label'])}: ${textOf(part['value'])}${formula === '' ? '' : ` (${formula})`}`;
};

export const sayExplained = (data: Data): string => {
  const from = textOf(data['from']);
  return `${textOf(data['label'])} is ${textOf(data['value'])}${mark(data)}: ${textOf(data['formula']) || 'as it was entered'}${from === '' ? '' : ` (${from})`}.\n${lines(listOf(data['parts']).map(sayPart))}`;
};

/** The first of the questions, and how many more there are. */
export function sayQuestions(data: Data): string {
  const [first, ...others] = listOf(data['questions']);
  if (!first) return `Nothing is missing in ${textOf(data['title'])}${mark(data)}.`;
  const more = others.slice(0, 4).map((one) => textOf(one['question']));
  return [
    `**${textOf(first['question'])}** ${textOf(first['why'])}${mark(data)}`,
    more.length === 0 ? '' : `After that:\n${lines(more)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

export function sayCalculations(data: Data): string {
  const all = [...listOf(data['load_calculations']), ...listOf(data['plumbing_calculations'])];
  return all.length === 0
    ? 'There are no calculations yet.'
    : `The latest:\n${lines(all.map((one) => `${textOf(one['title'])}${mark(one)}`))}`;
}

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
