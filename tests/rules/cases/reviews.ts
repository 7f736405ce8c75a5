import { uidOf } from '../support/actors';
import { recordOf } from '../support/records';
import { createdStamp, SEED_REVISION, UPDATED_AT } from '../support/stamps';
import { inMinutes, type Fields, type RulesCase } from '../support/types';
import { change, create, creation, get, makeCase, remove } from './make';

type Expected = RulesCase['expected'];
const stamp = createdStamp('seed', SEED_REVISION);
const REVIEW = 'companies/A/reviews/r1';
const NO_REPLY = { text: '', state: '', writtenBy: '', approvedBy: '', approvedAt: '', postedAt: '', fault: '' };
const OWN = {
  source: 'own',
  stars: 1,
  externalId: '',
  isJobVerified: true,
  requestId: 'j1',
  state: 'pending',
  hiddenReason: '',
};
const COPIED = { source: 'yelp', externalId: '', isJobVerified: false, requestId: '', lastSeenAt: '' };

const stored = (fields: Fields): Record<string, Fields> => ({
  [REVIEW]: { ...recordOf('reviews'), ...stamp, reply: NO_REPLY, needsReply: true, ...fields },
});
const changed = (label: string, actor: string, expected: Expected, fields: Fields, before: Fields = OWN): RulesCase =>
  makeCase(`review: ${label}`, actor, expected, change('reviews', actor, fields), stored(before));
const entered = (label: string, expected: Expected, fields: Fields): RulesCase =>
  makeCase(`review entered: ${label}`, 'office', expected, creation('reviews', 'office', { ...COPIED, ...fields }));
const draft = { ...NO_REPLY, text: 'Thank you', state: 'draft', writtenBy: uidOf('office') };
const approval = (actor: string, state = 'posted') => ({
  reply: {
    ...draft,
    state,
    approvedBy: uidOf(actor),
    approvedAt: UPDATED_AT,
    postedAt: state === 'posted' ? UPDATED_AT : '',
  },
  needsReply: false,
});
const drafted = { ...OWN, reply: draft, needsReply: false };
const hidden = { state: 'hidden', hiddenReason: 'spam', needsReply: false };

export const reviewCases: readonly RulesCase[] = [
  entered('copied from another site', 'allow', {}),
  entered('as one of the own page', 'deny', { source: 'own' }),
  entered('as of a verified job', 'deny', { isJobVerified: true }),
  entered('with a site’s id', 'deny', { externalId: 'accounts/1' }),
  entered('with an approved reply', 'deny', approval('office')),
  entered('hidden at once', 'deny', hidden),
  changed('published by the office', 'office', 'allow', { state: 'published' }),
  changed('hidden by the office', 'office', 'deny', hidden),
  changed('hidden by a manager', 'manager', 'allow', hidden),
  changed('hidden without a reason', 'manager', 'deny', { state: 'hidden', needsReply: false }),
  changed('with other words', 'admin', 'deny', { text: 'Great!' }),
  changed('with more stars', 'admin', 'deny', { stars: 5 }),
  changed('made verified', 'admin', 'deny', { isJobVerified: true }, { ...OWN, isJobVerified: false }),
  changed('published against its author’s will', 'admin', 'deny', { state: 'published' }, { ...OWN, state: 'private' }),
  changed('with consent that nobody gave', 'admin', 'deny', { mayPublish: true }, { ...OWN, mayPublish: false }),
  changed('with a wrong mark', 'office', 'deny', { needsReply: false }),
  changed('answered with a draft', 'office', 'allow', { reply: draft, needsReply: false }),
  changed('approved by the office', 'office', 'deny', approval('office'), drafted),
  changed('approved by a manager', 'manager', 'allow', approval('manager'), drafted),
  changed('approved in another’s name', 'manager', 'deny', approval('admin'), drafted),
  changed(
    'approved at a time ahead',
    'manager',
    'deny',
    { reply: { ...approval('manager').reply, approvedAt: inMinutes(60) }, needsReply: false },
    drafted,
  ),
  changed(
    'posted by the office once approved',
    'office',
    'allow',
    { reply: { ...approval('manager', 'approved').reply, state: 'posted', postedAt: UPDATED_AT } },
    { ...OWN, ...approval('manager', 'approved') },
  ),
  changed(
    'posted with other words than were approved',
    'office',
    'deny',
    { reply: { ...approval('manager', 'approved').reply, state: 'posted', text: 'No' } },
    { ...OWN, ...approval('manager', 'approved') },
  ),
  changed('a copy put right', 'office', 'allow', { text: 'As it stands there' }, { ...COPIED, state: 'published' }),
  changed('a copy made one of the own page', 'office', 'deny', { source: 'own' }, { ...COPIED, state: 'published' }),
  makeCase('review: one of the own page deleted', 'admin', 'deny', remove(REVIEW), stored(OWN)),
  makeCase('review: a synced one deleted', 'admin', 'deny', remove(REVIEW), stored({ ...COPIED, externalId: 'a/1' })),
  makeCase('review: a copy deleted', 'office', 'allow', remove(REVIEW), stored(COPIED)),
  makeCase('review: read by a technician', 'technician', 'deny', get(REVIEW), stored(OWN)),
  makeCase(
    'review request: made by an admin',
    'admin',
    'deny',
    create('companies/A/reviewRequests/j1', { jobId: 'j1', ...createdStamp(uidOf('admin')) }),
  ),
  makeCase(
    'business card: made by its owner past the server',
    'office',
    'deny',
    create(`companies/A/memberCards/${uidOf('office')}`, { token: 'x', ...createdStamp(uidOf('office')) }),
  ),
  ...['suppressions', 'keys', 'pushes'].map((name) =>
    makeCase(`${name}: read by an admin`, 'admin', 'deny', get(`companies/A/${name}/x`), {
      [`companies/A/${name}/x`]: { since: 'x' },
    }),
  ),
  ...['reviewLinks', 'cardLinks', 'portalLinks', 'pushDevices', 'serverKeys'].map((name) =>
    makeCase(`${name}: read by an admin`, 'admin', 'deny', get(`${name}/x`), {
      [`${name}/x`]: { companyId: 'A', uid: uidOf('admin') },
    }),
  ),
];
