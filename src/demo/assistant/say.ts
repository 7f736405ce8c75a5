import { spokenClock, spokenDay, spokenMoment } from './days';
import { PROGRESS_LABELS } from '@/domain/job/progress';
import { listOf, recordOf, textOf, type Data } from './turn';

// Turns tool results into sentences: figures as they were written, and each record with its citation mark.

export const mark = (data: Data): string => {
  const source = textOf(data['source']);
  return source === '' ? '' : ` [[${source}]]`;
};
export const joined = (parts: readonly unknown[]): string => parts.map(textOf).filter(Boolean).join(', ');
export const lines = (all: readonly string[]): string => all.map((one) => `- ${one}`).join('\n');

export const counted = (count: unknown, noun: string): string =>
  `${textOf(count)} ${noun}${textOf(count) === '1' ? '' : 's'}`;

/** Text written by outsiders is marked as such. */
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

/** Returns a job's state as shown on screens: `work done`. */
const stateOf = (job: Data): string => {
  const state = textOf(job['state']);
  return (
    Object.entries(PROGRESS_LABELS)
      .filter(([known]) => known === state)
      .map(([, label]) => label.toLowerCase())
      .concat(state)[0] ?? ''
  );
};

const sayJob = (job: Data): string =>
  `${joined([`${textOf(job['number'])} ${textOf(job['title'])}`, job['customer'], stateOf(job), spokenMoment(textOf(job['planned']))])}${mark(job)}`;

export const sayJobs = (data: Data, none = 'I found no such jobs.'): string => {
  const all = listOf(data['jobs']);
  const found = textOf(data['count']);
  if (all.length === 0) return none;
  const head = found === '' ? '' : `${data['is_cut'] === true ? 'At least ' : ''}${found} found:\n`;
  return `${head}${lines(all.slice(0, JOBS_SHOWN).map(sayJob))}${all.length > JOBS_SHOWN ? '\nThe rest is in the list of jobs.' : ''}`;
};
const JOBS_SHOWN = 15;

const sayEntry = (entry: Data, withDay: boolean): string => {
  const people = Array.isArray(entry['technicians']) ? joined(entry['technicians']) : '';
  const starts = textOf(entry['starts']);
  return `${joined([withDay ? spokenMoment(starts) : spokenClock(starts), entry['title'], entry['customer'], people])}${mark(entry)}`;
};

/** Describes the schedule of one or more days, with the number of visits per day; with `isCount`, without the list. */
export const sayDay = (data: Data, isCount = false): string => {
  const all = listOf(data['entries']);
  const [first, last] = [textOf(data['day']), textOf(data['to_day'])];
  const isOneDay = last === '' || last === first;
  const part = textOf(data['part']);
  const when = `${isOneDay ? spokenDay(first) : `${spokenDay(first)} to ${spokenDay(last)}`}${part === '' ? '' : `, ${part}`}`;
  const isOff = data['isOff'] === true;
  if (all.length === 0) return `${isOff ? 'Nobody is off' : 'Nothing is planned'} on ${when}${mark(data)}.`;
  const entries = all.map((entry) => sayEntry(entry, !isOneDay));
  if (part !== '' || isOff) return `${isOff ? 'Off on ' : ''}${when}${mark(data)}:\n${lines(entries)}`;
  const days = listOf(data['days']).filter((one) => textOf(one['visits']) !== '0');
  const perDay = days.map((one) => `${spokenDay(textOf(one['day']))}: ${textOf(one['visits'])}`).join(', ');
  const counts = `${counted(data['visit_count'], 'visit')} on ${when}${mark(data)}${perDay === '' ? '' : ` (${perDay})`}`;
  if (isCount) return `${counts}.`;
  const shown = isOneDay ? entries : entries.slice(0, WEEK_SHOWN);
  const rest = shown.length < entries.length ? '\nThe rest is on the schedule.' : '';
  return `${counts}:\n${lines(shown)}${rest}`;
};
const WEEK_SHOWN = 20;

export const sayTimes = (data: Data): string => {
  const all = listOf(data['times']);
  const [first, last] = [textOf(data['from_day']), textOf(data['to_day'])];
  const when = first === last ? `on ${spokenDay(first)}` : `from ${spokenDay(first)} to ${spokenDay(last)}`;
  const who = textOf(data['technician']);
  if (all.length === 0)
    return `I found no ${textOf(data['minutes'])} free minutes ${who === '' ? '' : `of ${who} `}${when}.`;
  return `Free times, best first:\n${lines(
    all
      .slice(0, 5)
      .map(
        (time) =>
          `${spokenMoment(textOf(time['starts']))}, ${Array.isArray(time['technicians']) ? joined(time['technicians']) : ''}`,
      ),
  )}`;
};

const sayPaper = (paper: Data): string => {
  const [total, open] = [textOf(paper['total']), textOf(paper['open'])];
  const isPartOpen = open !== '' && open !== total && open !== '$0.00';
  return `${joined([paper['number'], paper['title'], paper['customer'], paper['status'], total, isPartOpen && `${open} open`])}${mark(paper)}`;
};

export const sayNothingOpen = (customer: Data): string =>
  textOf(customer['name']) === ''
    ? 'No invoice is open there.'
    : `${textOf(customer['name'])} has no open invoice${mark(customer)}.`;

export const sayInvoices = (data: Data, none = 'I found no such invoices.'): string => {
  const all = listOf(data['invoices']);
  if (all.length === 0) return none;
  const isPart = data['is_first_50_only'] === true;
  const found = `${isPart ? 'The first ' : ''}${counted(data['count'], 'invoice')}, ${textOf(data['open_sum'])} open`;
  return `${found}:\n${lines(all.slice(0, 10).map(sayPaper))}${all.length > 10 ? '\nThe list has the first 10.' : ''}`;
};

export const sayFindings = (data: Data): string => {
  const all = listOf(data['findings']);
  return all.length === 0
    ? 'Nothing was found there.'
    : lines(
        all.map((one) => `${joined([one['title'], one['severity'], one['state'], told(one['note'])])}${mark(one)}`),
      );
};

/** Describes unanswered estimates: the total of all of them, and a list. */
export const sayWaiting = (pipeline: Data, found: Data): string => {
  const waiting = recordOf(pipeline['waiting']);
  if (!waiting) return 'You may not see estimates.';
  const all = listOf(found['estimates']);
  const sum = `${counted(waiting['estimates'], 'estimate')} waiting for an answer, ${textOf(waiting['amount'])} together${mark(waiting)}`;
  return all.length === 0 ? `${sum}.` : `${sum}:\n${lines(all.slice(0, 10).map(sayPaper))}`;
};

/** Describes what a customer was invoiced and paid in each of the last years. */
export function sayCustomerYears(data: Data): string {
  const years = listOf(data['by_year']);
  if (!Array.isArray(data['by_year'])) return 'You may not see what customers pay.';
  if (years.length === 0) return `Nothing was invoiced to ${textOf(data['name'])}${mark(data)} yet.`;
  return `${textOf(data['name'])}${mark(data)}:\n${lines(
    years.map(
      (one) => `${textOf(one['year'])}: ${textOf(one['invoiced'])} invoiced with tax, ${textOf(one['paid'])} paid`,
    ),
  )}`;
}

const sayEstimate = (one: Data): string => {
  const why = told(one['declined_because']);
  return `${sayPaper(one)}${why === '' ? '' : `, because: ${why}`}`;
};

export const sayEstimates = (data: Data, what = ''): string => {
  const all = listOf(data['estimates']);
  if (all.length === 0) return 'I found no such estimates.';
  const isPart = data['is_first_50_only'] === true;
  const found = `${isPart ? 'Among the latest: ' : ''}${[counted(data['count'], 'estimate'), what].filter(Boolean).join(' ')}`;
  return `${found}, ${textOf(data['sum'])} together:\n${lines(all.slice(0, 10).map(sayEstimate))}${all.length > 10 ? '\nThe list has the first 10.' : ''}`;
};

/** Describes whether the estimates asked about were won. */
export function sayStanding(data: Data, about: string): string {
  const all = listOf(data['estimates']);
  const [only, ...others] = all;
  if (!only) return `I found no estimate about “${about}”.`;
  const answers: Readonly<Record<string, string>> = {
    ...{ approved: 'Yes, it was accepted', converted: 'Yes, it was accepted', declined: 'No, it was declined' },
    ...{ draft: 'Not yet: it was not sent', expired: 'No: it ended without an answer' },
  };
  if (others.length === 0)
    return `${answers[textOf(only['status'])] ?? 'Not yet: there is no answer'}.\n${lines([sayEstimate(only)])}`;
  const won = all.filter((one) => ['approved', 'converted'].includes(textOf(one['status']))).length;
  const lost = all.filter((one) => textOf(one['status']) === 'declined').length;
  const sum = [`${won} accepted`, `${lost} declined`, `${all.length - won - lost} without an answer`].join(', ');
  return `${counted(data['count'], 'estimate')} about “${about}”: ${sum}. Which one do you mean?\n${lines(all.slice(0, 10).map(sayEstimate))}`;
}

export function sayReceivables(data: Data): string {
  const days = textOf(data['more_than_days']);
  if (days !== '' && days !== '0')
    return `${textOf(data['beyond'])} is overdue by more than ${days} days, on ${counted(data['beyond_count'], 'invoice')}${mark({ source: data['overdue_source'] })}.`;
  return `Customers owe ${textOf(data['open'])} on ${counted(data['open_count'], 'open invoice')}${mark({ source: data['open_source'] })}; ${textOf(data['overdue'])} of it is overdue, on ${counted(data['overdue_count'], 'invoice')}${mark({ source: data['overdue_source'] })}.`;
}

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

/** Returns the first of the questions, and how many more there are. */
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
