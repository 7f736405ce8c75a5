import {
  continueQuickbooksRun as continueContract,
  decideQuickbooksMatch as decideContract,
  exportBooks as exportContract,
  planQuickbooks as planContract,
  pullQuickbooks as pullContract,
  readQuickbooksLists as listsContract,
  reconcileQuickbooks as reconcileContract,
  saveQuickbooksSetup as saveContract,
  startQuickbooksOver as overContract,
  startQuickbooksPush as pushContract,
  undoQuickbooksPush as undoContract,
} from '@/domain/quickbooks/api';
import { CONNECTION_SECRETS } from '../oauth/config';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { STRIPE_SECRETS } from '../stripe/config';
import { askBooksFor } from './client';
import { QUICKBOOKS_SECRETS } from './config';
import { fromQuickbooksError } from './errors';
import { exportJournal } from './exporting';
import { offerLists } from './offering';
import { planSeen } from './planning';
import { pullChanges } from './pulling';
import { makeReport } from './reconciling';
import { decideMatch, saveSetup, startOver } from './settingUp';
import { beginPush, beginUndo, turn } from './starting';

const STAFF = member({ action: 'keepBooks', feature: 'quickbooks' });
const SECRETS = [...CONNECTION_SECRETS, ...QUICKBOOKS_SECRETS];
/** Both sides of a year are read: thousands of documents, a page of a thousand at a time. */
const LONG = { timeoutSeconds: 300, memory: '1GiB', secrets: [...SECRETS, ...STRIPE_SECRETS] } as const;

/** Runs a QuickBooks operation, and converts a refusal to a message. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw fromQuickbooksError(error);
  }
}

export const readQuickbooksLists = defineCallable(
  listsContract,
  { access: STAFF, rateLimit: { perMinute: 20 }, secrets: SECRETS, timeoutSeconds: 120, memory: '512MiB' },
  (deps, _input, { companyId }) => told(askBooksFor(deps, companyId).then((ask) => offerLists(deps, ask, companyId))),
);

export const saveQuickbooksSetup = defineCallable(
  saveContract,
  { access: STAFF, rateLimit: { perMinute: 30 }, secrets: SECRETS },
  async (deps, input, { companyId, uid }) => {
    await told(saveSetup(deps, () => askBooksFor(deps, companyId), { companyId, uid }, input));
    return {};
  },
);

export const startQuickbooksOver = defineCallable(
  overContract,
  {
    access: member({ action: 'undoBooks', feature: 'quickbooks' }),
    rateLimit: { perMinute: 5 },
    secrets: SECRETS,
    timeoutSeconds: 120,
  },
  async (deps, _input, { companyId, uid }) => {
    await told(startOver(deps, () => askBooksFor(deps, companyId), { companyId, uid }));
    return {};
  },
);

export const decideQuickbooksMatch = defineCallable(
  decideContract,
  { access: STAFF, rateLimit: { perMinute: 120 } },
  async (deps, { key, decision }, { companyId, uid }) => {
    await decideMatch(deps, { companyId, uid }, key, decision);
    return {};
  },
);

export const planQuickbooks = defineCallable(
  planContract,
  { access: STAFF, rateLimit: { perMinute: 10 }, ...LONG },
  (deps, _input, { companyId, company }) =>
    told(askBooksFor(deps, companyId).then((ask) => planSeen(deps, ask, { companyId, company }))),
);

export const startQuickbooksPush = defineCallable(
  pushContract,
  {
    access: member({ action: 'keepBooks', feature: 'quickbooks', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10, perNetwork: 30 },
    ...LONG,
  },
  (deps, input, { companyId, company, uid }) =>
    told(beginPush(deps, () => askBooksFor(deps, companyId), { companyId, company, uid }, input)),
);

export const continueQuickbooksRun = defineCallable(
  continueContract,
  {
    access: member({ action: 'keepBooks', feature: 'quickbooks', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 60, perNetwork: 180 },
    secrets: SECRETS,
    timeoutSeconds: 120,
    memory: '512MiB',
  },
  (deps, { runId, does }, { companyId, company, uid }) =>
    told(turn(deps, () => askBooksFor(deps, companyId), { companyId, company, uid, runId }, does)),
);

export const undoQuickbooksPush = defineCallable(
  undoContract,
  {
    access: member({ action: 'undoBooks', feature: 'quickbooks', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10, perNetwork: 30 },
    secrets: SECRETS,
    timeoutSeconds: 120,
    memory: '512MiB',
  },
  (deps, input, { companyId, company, uid }) =>
    told(beginUndo(deps, () => askBooksFor(deps, companyId), { companyId, company, uid }, input)),
);

export const reconcileQuickbooks = defineCallable(
  reconcileContract,
  { access: STAFF, rateLimit: { perMinute: 10 }, ...LONG },
  async (deps, { from, to }, { companyId, company, uid }) => {
    const reportId = deps.newId();
    await told(
      askBooksFor(deps, companyId).then((ask) =>
        makeReport(deps, ask, { companyId, company }, { id: reportId, from, to, by: uid }),
      ),
    );
    return { reportId };
  },
);

export const pullQuickbooks = defineCallable(
  pullContract,
  { access: STAFF, rateLimit: { perMinute: 10 }, secrets: SECRETS, timeoutSeconds: 120, memory: '512MiB' },
  (deps, _input, { companyId, company }) =>
    told(askBooksFor(deps, companyId).then((ask) => pullChanges(deps, ask, { companyId, company }))),
);

/** Works without a connection: for companies that use other accounting software. */
export const exportBooks = defineCallable(
  exportContract,
  { access: STAFF, rateLimit: { perMinute: 10 }, ...LONG },
  (deps, input, { companyId, company }) => exportJournal(deps, { companyId, company }, input),
);
