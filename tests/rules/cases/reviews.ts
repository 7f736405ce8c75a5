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
  entered('as a review on the company’s page', 'deny', { source: 'own' }),
  entered('as of a verified job', 'deny', { isJobVerified: true }),
  entered('with a site’s ID', 'deny', { externalId: 'accounts/1' }),
  entered('with an approved reply', 'deny', approval('office')),
  entered('hidden from the start', 'deny', hidden),
  changed('published by the office', 'office', 'allow', { state: 'published' }),
  changed('hidden by the office', 'office', 'deny', hidden),
  changed('hidden by a manager', 'manager', 'allow', hidden),
  changed('hidden without a reason', 'manager', 'deny', { state: 'hidden', needsReply: false }),
  changed('with changed text', 'admin', 'deny', { text: 'Great!' }),
  changed('with a changed rating', 'admin', 'deny', { stars: 5 }),
  changed('marked verified', 'admin', 'deny', { isJobVerified: true }, { ...OWN, isJobVerified: false }),
  changed(
    'published without its author’s consent',
    'admin',
    'deny',
    { state: 'published' },
    { ...OWN, state: 'private' },
  ),
  changed('with made-up consent', 'admin', 'deny', { mayPublish: true }, { ...OWN, mayPublish: false }),
  changed('with a wrong needsReply flag', 'office', 'deny', { needsReply: false }),
  changed('answered with a draft', 'office', 'allow', { reply: draft, needsReply: false }),
  changed('approved by the office', 'office', 'deny', approval('office'), drafted),
  changed('approved by a manager', 'manager', 'allow', approval('manager'), drafted),
  changed('approved in someone else’s name', 'manager', 'deny', approval('admin'), drafted),
  changed(
    'approved at a future time',
    'manager',
    'deny',
    { reply: { ...approval('manager').reply, approvedAt: inMinutes(60) }, needsReply: false },
    drafted,
  ),
  changed(
    'posted by the office after approval',
    'office',
    'allow',
    { reply: { ...approval('manager', 'approved').reply, state: 'posted', postedAt: UPDATED_AT } },
    { ...OWN, ...approval('manager', 'approved') },
  ),
  changed(
    'posted with text that was not approved',
    'office',
    'deny',
    { reply: { ...approval('manager', 'approved').reply, state: 'posted', text: 'No' } },
    { ...OWN, ...approval('manager', 'approved') },
  ),
  changed('a copy corrected', 'office', 'allow', { text: 'As it stands there' }, { ...COPIED, state: 'published' }),
  changed(
    'a copy turned into a review on the company’s page',
    'office',
    'deny',
    { source: 'own' },
    { ...COPIED, state: 'published' },
  ),
  makeCase('review: deleted from the company’s page', 'admin', 'deny', remove(REVIEW), stored(OWN)),
  makeCase('review: synced review deleted', 'admin', 'deny', remove(REVIEW), stored({ ...COPIED, externalId: 'a/1' })),
  makeCase('review: copy deleted', 'office', 'allow', remove(REVIEW), stored(COPIED)),
  makeCase('review: read by a technician', 'technician', 'deny', get(REVIEW), stored(OWN)),
  makeCase(
    'review request: created by an admin',
    'admin',
    'deny',
    create('companies/A/reviewRequests/j1', { jobId: 'j1', ...createdStamp(uidOf('admin')) }),
  ),
  makeCase(
    'business card: created by its owner without the server',
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
