import { can, type PermissionCollection } from '../access/permissions';
import { DISPATCH } from '../access/roles';
import type { FeatureMap } from '../access/features';
import type { Role } from '../access/roles';
import type { OpenRecord } from './schema';

type Person = { role: Role; features: FeatureMap };
type Idea = { text: string; needs: readonly PermissionCollection[]; roles?: readonly Role[] };

const IDEAS: readonly Idea[] = [
  { text: 'What is on my schedule today?', needs: ['schedule'], roles: ['technician'] },
  { text: 'Which jobs are planned for today?', needs: ['jobs'], roles: DISPATCH },
  { text: 'Who owes us money for more than 30 days?', needs: ['invoices'] },
  { text: 'Find a free time for a two-hour visit this week', needs: ['schedule'], roles: DISPATCH },
  { text: 'Which estimates wait for an answer?', needs: ['estimates'] },
  { text: 'What does a capacitor cost in our pricebook?', needs: ['pricebook'] },
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

/** Starter questions: about what is open, otherwise those the person's role and features can answer. */
export function questionIdeas(person: Person, open: OpenRecord | null): string[] {
  const about = open ? (OF_RECORD[open.collection] ?? []) : [];
  const general = IDEAS.filter(
    ({ needs, roles }) =>
      (roles?.includes(person.role) ?? true) &&
      needs.every((name) => can({ ...person, readOnlyFeatures: {} }, 'read', name)),
  ).map(({ text }) => text);
  return [...about, ...(about.length === 0 ? general : [])].slice(0, SHOWN);
}
