import type { RulesCase } from '../support/types';
import { accessTableCases } from './accessTable';
import { assistantCases } from './assistant';
import { attackCases } from './attacks';
import { auditCases } from './audit';
import { awardCases } from './awards';
import { outsideCases } from './outside';
import { AGREEMENT_CASES } from './agreements';
import { CONTRACT_CASES } from './contracts';
import { billingCases } from './billing';
import { companyCases } from './companies';
import { fieldCases } from './fields';
import { hoursCases } from './hours';
import { inspectionCases } from './inspections';
import { jobCases } from './jobWork';
import { loadCalculationCases } from './loadCalculations';
import { ownNameCases } from './ownNames';
import { plumbingCases } from './plumbing';
import { membershipCases } from './membership';
import { messageCases } from './messages';
import { pricebookCases } from './pricebook';
import { reviewCases } from './reviews';
import { scheduleCases } from './schedule';
import { makingCases } from './scheduleMaking';
import { togetherCases } from './scheduleTogether';
import { siteCases } from './sites';
import { topLevelCases } from './topLevel';
import { userCases } from './users';

/** Everything that is known about firestore.rules, as data. */
const ALL_CASES: Record<string, readonly RulesCase[]> = {
  'access table': accessTableCases,
  membership: membershipCases,
  messages: messageCases,
  'audit fields': auditCases,
  fields: fieldCases,
  users: userCases,
  companies: companyCases,
  jobs: jobCases,
  schedule: [...scheduleCases, ...makingCases, ...togetherCases],
  hours: hoursCases,
  pricebook: pricebookCases,
  agreements: AGREEMENT_CASES,
  contracts: CONTRACT_CASES,
  billing: billingCases,
  'load calculations': loadCalculationCases,
  'plumbing calculations': plumbingCases,
  inspections: inspectionCases,
  'own names': ownNameCases,
  awards: awardCases,
  reviews: reviewCases,
  sites: siteCases,
  outside: outsideCases,
  assistant: assistantCases,
  'top level': topLevelCases,
  attacks: attackCases,
};

/** `npm run test:rules:full` checks everything repeatedly; otherwise each condition is checked once. */
const isFull = process.env['MODE'] === 'full';

/** Used by the tests, and by the mutation run, which shows that the selection misses nothing. */
export const FIRESTORE_CASES: Record<string, readonly RulesCase[]> = Object.fromEntries(
  Object.entries(ALL_CASES).map(([group, cases]) => [
    group,
    isFull ? cases : cases.filter(({ isThorough }) => isThorough !== true),
  ]),
);
