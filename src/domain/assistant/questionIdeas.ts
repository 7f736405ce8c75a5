import { can, type PermissionCollection } from '../access/permissions';
import { DISPATCH } from '../access/roles';
import type { FeatureMap } from '../access/features';
import type { Role } from '../access/roles';
import { NO_NAMES, type OwnNames } from './ownExamples';
import type { OpenRecord } from './schema';

type Person = { role: Role; features: FeatureMap };
/** `text` returns '' if the company has no record of the kind that the question would name. */
type Idea = {
  text: string | ((names: OwnNames) => string);
  needs: readonly PermissionCollection[];
  roles?: readonly Role[];
};

const about = (name: string, question: string): string => (name === '' ? '' : question);

const IDEAS: readonly Idea[] = [
  { text: 'What is on my schedule today?', needs: ['schedule'], roles: ['technician'] },
  { text: 'How much did we invoice last month?', needs: ['ledgerMonths'] },
  {
    text: ({ technician }) => about(technician, `What is ${technician} doing tomorrow?`),
    needs: ['schedule', 'technicians'],
    roles: DISPATCH,
  },
  { text: ({ debtor }) => about(debtor, `How much does ${debtor} owe us?`), needs: ['balances', 'customers'] },
  { text: ({ job }) => about(job, `Show me job ${job}`), needs: ['jobs'] },
  { text: 'Which estimates are waiting for an answer?', needs: ['estimates'] },
  { text: 'Who owes us the most?', needs: ['balances'] },
  { text: 'When is the next free time for a three-hour job?', needs: ['schedule'], roles: DISPATCH },
  { text: ({ customer }) => about(customer, `Find the customer ${customer}`), needs: ['customers'] },
  { text: 'Which leads has nobody answered yet?', needs: ['leads'] },
  { text: 'Which jobs are not scheduled yet?', needs: ['jobs'], roles: DISPATCH },
  { text: 'What do we know about my next customer?', needs: ['customers'], roles: ['technician'] },
  { text: 'Which load calculations did we make last?', needs: ['manualJ'] },
];

const OF_RECORD: Partial<Record<OpenRecord['collection'], readonly string[]>> = {
  customers: [
    'What should I know before I call?',
    'What is open with this customer?',
    'Write a note about this customer',
  ],
  jobs: ['What should I know before the visit?', 'When can we fit this job in?', 'What was done there before?'],
  estimates: ['Explain this estimate in plain words', 'What did similar estimates come to?'],
  invoices: ['What is still open on this invoice?', 'What was this invoice for?'],
  leads: ['What does this person ask for?', 'When could we go there?'],
  schedule: ['Tell the customer that we are late', 'Find another time for this visit'],
  manualJ: ['What is missing?', 'Why is the cooling load what it is?', 'What if the windows were low-e?'],
  plumbingCalc: ['Explain how this was sized'],
  inspections: ['What was found here?'],
};

const SHOWN = 4;

/** Returns questions that suit the person's role and features, naming the company's own records. */
export function ownQuestions(person: Person, names: OwnNames): string[] {
  return IDEAS.filter(
    ({ needs, roles }) =>
      (roles?.includes(person.role) ?? true) &&
      needs.every((name) => can({ ...person, readOnlyFeatures: {} }, 'read', name)),
  )
    .map(({ text }) => (typeof text === 'string' ? text : text(names)))
    .filter((text) => text !== '');
}

/** Returns starter questions: about the open record, otherwise those the person's role and features can answer. */
export function questionIdeas(person: Person, open: OpenRecord | null, names: OwnNames = NO_NAMES): string[] {
  const aboutOpen = open ? (OF_RECORD[open.collection] ?? []) : [];
  return [...(aboutOpen.length > 0 ? aboutOpen : ownQuestions(person, names))].slice(0, SHOWN);
}
