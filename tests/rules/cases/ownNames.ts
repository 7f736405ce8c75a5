import { uidOf } from '../support/actors';
import { newRecord } from '../support/records';
import { ANSWER, LEAD_LINE, threeOf } from '../support/special';
import { createdStamp, SEED_REVISION, UPDATED_AT } from '../support/stamps';
import type { Fields, Outcome, RulesCase } from '../support/types';
import { change, creation, makeCase } from './make';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** Builds a document that a customer signs on a technician's device, with its time. */
const signed = (
  collection: 'workSignatures' | 'findingApprovals' | 'findingDeclines' | 'orderSignatures',
): RulesCase[] =>
  (
    [
      ['now', 'allow', daysAgo(0)],
      ['weeks ago, while offline', 'allow', daysAgo(29)],
      ['months ago', 'deny', daysAgo(31)],
      ['in 2019', 'deny', '2019-01-01T08:00:00.000Z'],
      ['in 2099', 'deny', '2099-01-01T08:00:00.000Z'],
    ] as const
  ).map(([label, expected, signedAt]) =>
    makeCase(
      `${collection} signed ${label}`,
      'technician',
      expected,
      creation(collection, 'technician', { ...newRecord(collection, uidOf('technician')), signedAt }),
    ),
  );

const OLD_LEAD: Fields = { ...newRecord('leads', 'seed'), ...createdStamp('seed', SEED_REVISION) };
const lead = (label: string, expected: Outcome, log: Fields[], before: Fields[] = [LEAD_LINE]): RulesCase =>
  makeCase(`lead's log: ${label}`, 'user', expected, change('leads', 'user', { log }), {
    'companies/A/leads/r1': { ...OLD_LEAD, log: before },
  });
const USER = uidOf('user');
const mine: Fields = { ...LEAD_LINE, id: 'mine', by: USER };
const FULL = Array.from({ length: 60 }, (_, index): Fields => ({ ...LEAD_LINE, id: `full${index}` }));

const OLD_INSPECTION: Fields = {
  ...newRecord('inspections', 'seed'),
  ...createdStamp('seed', SEED_REVISION),
  state: 'in-progress',
};
const answers = (label: string, expected: Outcome, given: Fields[]): RulesCase =>
  makeCase(`answers: ${label}`, 'technician', expected, change('inspections', 'technician', { answers: given }), {
    'companies/A/inspections/r1': { ...OLD_INSPECTION, answers: [ANSWER] },
  });
const signature = (label: string, expected: Outcome, signedAt: string): RulesCase =>
  makeCase(
    `inspection signed ${label}`,
    'technician',
    expected,
    change('inspections', 'technician', { signatures: [{ id: 'sign', name: 'Ada', imageDataUrl: '', signedAt }] }),
    { 'companies/A/inspections/r1': { ...OLD_INSPECTION, signatures: [] } },
  );
const own: Fields = { ...ANSWER, id: 'coil', by: uidOf('technician') };

/** Documents and histories carry the writer's own name and the true time. */
export const ownNameCases: RulesCase[] = [
  ...signed('workSignatures'),
  ...signed('findingApprovals'),
  ...signed('orderSignatures'),
  ...signed('findingDeclines'),

  lead('a line in one’s own name', 'allow', [LEAD_LINE, mine]),
  lead('three at once', 'allow', [LEAD_LINE, ...threeOf(mine, USER)]),
  lead('four at once', 'deny', [LEAD_LINE, mine, ...threeOf(mine, USER)]),
  lead('a line in the owner’s name', 'deny', [LEAD_LINE, { ...mine, by: 'ownerA' }]),
  ...[0, 1, 2].map((at) =>
    lead(`the owner’s among three, as number ${at + 1}`, 'deny', [
      LEAD_LINE,
      ...threeOf(mine, USER).map((line, index) => (index === at ? { ...line, by: 'ownerA' } : line)),
    ]),
  ),
  lead('from before the lead', 'deny', [LEAD_LINE, { ...mine, at: '2020-01-01T08:00:00.000Z' }]),
  lead('dated tomorrow', 'deny', [LEAD_LINE, { ...mine, at: daysAgo(-1) }]),
  lead('emptied', 'deny', []),
  lead('someone’s line rewritten', 'deny', [{ ...LEAD_LINE, text: 'Never called' }]),
  lead('one’s own line removed', 'allow', [LEAD_LINE], [LEAD_LINE, mine]),
  lead('full, first line dropped', 'allow', [...FULL.slice(1), mine], FULL),
  lead('full, several lines dropped', 'deny', [...FULL.slice(5), mine], FULL),

  signature('during the inspection', 'allow', UPDATED_AT),
  signature('before the inspection started', 'deny', '2020-01-01T08:00:00.000Z'),
  signature('in the future', 'deny', '2099-01-01T08:00:00.000Z'),
  answers('in one’s own name', 'allow', [ANSWER, own]),
  answers('replacing a colleague’s', 'allow', [{ ...ANSWER, value: 'fail', by: uidOf('technician') }]),
  answers('a colleague’s changed in their name', 'deny', [{ ...ANSWER, value: 'fail' }]),
  answers('in the owner’s name', 'deny', [ANSWER, { ...own, by: 'ownerA' }]),
  answers('from before the inspection', 'deny', [ANSWER, { ...own, at: '2020-01-01T08:00:00.000Z' }]),
  answers('four at once', 'deny', [own, ...threeOf(own, uidOf('technician'))]),
];
