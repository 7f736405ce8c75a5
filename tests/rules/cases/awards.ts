import { uidOf } from '../support/actors';
import { recordOf } from '../support/records';
import { createdStamp, SEED_REVISION, UPDATED_AT } from '../support/stamps';
import { inMinutes, type Fields, type RulesCase } from '../support/types';
import { change, collectionPath, create, creation, get, makeCase, remove } from './make';

const stamp = createdStamp('seed', SEED_REVISION);
const winner = { technicianId: 'w1', name: 'Nia Broadnax', figures: '23 of 24 finished jobs' };
const RECOGNITION = 'companies/A/recognitions/r1';
const OPTED_OUT = { 'companies/A/recognitionOptOuts/w1': { technicianId: 'w1', ...stamp } };
const stored = (state: string, more: Record<string, Fields> = {}): Record<string, Fields> => ({
  [RECOGNITION]: { ...recordOf('recognitions'), ...stamp, winners: [winner], state },
  ...more,
});

type Expected = RulesCase['expected'];
const proposed = (label: string, expected: Expected, fields: Fields, before: Record<string, Fields> = {}): RulesCase =>
  makeCase(
    `recognition proposed: ${label}`,
    'office',
    expected,
    creation('recognitions', 'office', { winners: [winner], ...fields }),
    before,
  );
const decision = (actor: string, state: string, more: Fields = {}): Fields => ({
  state,
  decidedBy: uidOf(actor),
  decidedAt: UPDATED_AT,
  ...more,
});
const decided = (
  label: string,
  expected: Expected,
  fields: Fields,
  { actor = 'admin', before = stored('proposed') }: { actor?: string; before?: Record<string, Fields> } = {},
): RulesCase =>
  makeCase(`recognition decided: ${label}`, actor, expected, change('recognitions', actor, fields), before);

const recognitions: RulesCase[] = [
  proposed('by the office', 'allow', {}),
  proposed('as already approved', 'deny', { state: 'approved' }),
  proposed('with a decision', 'deny', { decidedBy: uidOf('office') }),
  proposed('with a decision time', 'deny', { decidedAt: UPDATED_AT }),
  proposed('for someone who opted out', 'deny', {}, OPTED_OUT),
  proposed(
    'with a second winner who opted out',
    'deny',
    { winners: [{ ...winner, technicianId: 'w2' }, winner] },
    OPTED_OUT,
  ),
  proposed(
    'with a third winner who opted out',
    'deny',
    { winners: [{ ...winner, technicianId: 'w2' }, { ...winner, technicianId: 'w3' }, winner] },
    OPTED_OUT,
  ),
  proposed('without a winner', 'deny', { winners: [] }),
  decided('approved by an admin', 'allow', decision('admin', 'approved')),
  decided('declined by an admin', 'allow', decision('admin', 'declined')),
  decided('approved by a manager', 'deny', decision('manager', 'approved'), { actor: 'manager' }),
  decided('approved by the office', 'deny', decision('office', 'approved'), { actor: 'office' }),
  decided('in someone else’s name', 'deny', decision('manager', 'approved')),
  decided('at a future time', 'deny', decision('admin', 'approved', { decidedAt: inMinutes(60) })),
  decided('with another winner', 'deny', decision('admin', 'approved', { winners: [{ ...winner, name: 'Other' }] })),
  decided('approved for someone who opted out', 'deny', decision('admin', 'approved'), {
    before: stored('proposed', OPTED_OUT),
  }),
  decided('declined for someone who opted out', 'allow', decision('admin', 'declined'), {
    before: stored('proposed', OPTED_OUT),
  }),
  decided('changed after approval', 'deny', { prize: 'More' }, { before: stored('approved') }),
  decided(
    'withdrawn after approval',
    'deny',
    { state: 'proposed', decidedBy: '', decidedAt: '' },
    {
      before: stored('approved'),
    },
  ),
  makeCase(
    'recognition: approved recognition read by a technician',
    'technician',
    'allow',
    get(RECOGNITION),
    stored('approved'),
  ),
  makeCase('recognition: a proposal read by a technician', 'technician', 'deny', get(RECOGNITION), stored('proposed')),
  makeCase('recognition: all listed by a technician', 'technician', 'deny', {
    kind: 'list',
    path: collectionPath('recognitions', 'A'),
    query: { limit: 50 },
  }),
];

const account = (linkedUid: string): Record<string, Fields> => ({
  'users/ownerA/technicians/w1': { ...recordOf('technicians'), ...stamp, linkedUid },
});
const OPT_OUT = 'companies/A/recognitionOptOuts/w1';
const optOut = (label: string, actor: string, expected: Expected, linkedUid: string): RulesCase =>
  makeCase(
    `opt-out: ${label}`,
    actor,
    expected,
    create(OPT_OUT, { technicianId: 'w1', ...createdStamp(uidOf(actor)) }),
    account(linkedUid),
  );
const optIn = (label: string, actor: string, expected: Expected, linkedUid: string): RulesCase =>
  makeCase(`opt-out taken back: ${label}`, actor, expected, remove(OPT_OUT), { ...account(linkedUid), ...OPTED_OUT });

const optOuts: RulesCase[] = [
  optOut('by the technician', 'technician', 'allow', uidOf('technician')),
  optOut('by a colleague', 'technician', 'deny', 'someone'),
  optOut('by the office', 'office', 'deny', 'someone'),
  optOut('by a manager', 'manager', 'allow', 'someone'),
  optOut('without the feature', 'technician-off', 'deny', uidOf('technician-off')),
  optIn('by the technician', 'technician', 'allow', uidOf('technician')),
  optIn('by a colleague', 'technician', 'deny', 'someone'),
  optIn('by a manager, for someone with an account', 'manager', 'deny', 'someone'),
  optIn('by a manager, for someone without an account', 'manager', 'allow', ''),
  optIn('by the office, for someone without an account', 'office', 'deny', ''),
  makeCase(
    'opt-out: someone else’s under one’s own ID',
    'technician',
    'deny',
    create(OPT_OUT, { technicianId: 'w2', ...createdStamp(uidOf('technician')) }),
    account(uidOf('technician')),
  ),
];

/** Cases about which awards are allowed, from whom, and about opting out. */
export const awardCases: RulesCase[] = [...recognitions, ...optOuts];
