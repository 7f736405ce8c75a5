import {
  approvePricebookChange as approve,
  cancelPricebookChange as cancel,
  continuePricebookChange as resume,
  rollBackPricebookChange as rollBack,
} from '@/domain/pricebook/api';
import { chunkId } from '@/domain/pricebook/change';
import { member } from '../platform/access';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { changeRef, moveChange, parseChange } from './changeRecord';
import { dayIn } from './dayIn';
import { runChange } from './runChange';

const MANAGER = {
  access: member({ action: 'approvePricebookChange', feature: 'pricebook' }),
  rateLimit: { perMinute: 60 },
  timeoutSeconds: 300,
  memory: '512MiB',
} as const;
/** Shorter than the browser's call timeout. */
const RUN_MS = 40_000;

export const approvePricebookChange = defineCallable(
  approve,
  MANAGER,
  async (deps, { changeId, goLiveOn }, { uid, companyId, company }) => {
    const ref = changeRef(deps, companyId, changeId);
    const { chunkCount } = parseChange(await ref.get());
    const last = await inCompany(deps.db, companyId, 'pricebookChangeRows')
      .doc(chunkId(changeId, chunkCount - 1))
      .get();
    if (!last.exists)
      throw precondition('This price change was not uploaded completely. Discard it and upload the file again.');
    const isLater = goLiveOn > dayIn(deps.now(), company.timeZone);
    await moveChange(deps, ref, {
      from: ['draft', 'scheduled'],
      fields: {
        status: isLater ? 'scheduled' : 'applying',
        goLiveOn: isLater ? goLiveOn : '',
        approvedBy: uid,
        approvedAt: deps.now(),
        doneChunks: 0,
      },
      by: uid,
    });
    return isLater
      ? { status: 'scheduled' as const, isDone: true }
      : runChange(deps, { companyId, changeId, by: uid }, Date.now() + RUN_MS);
  },
);

export const continuePricebookChange = defineCallable(resume, MANAGER, (deps, { changeId }, { uid, companyId }) =>
  runChange(deps, { companyId, changeId, by: uid }, Date.now() + RUN_MS),
);

export const rollBackPricebookChange = defineCallable(
  rollBack,
  MANAGER,
  async (deps, { changeId }, { uid, companyId }) => {
    await moveChange(deps, changeRef(deps, companyId, changeId), {
      from: ['live'],
      fields: { status: 'rolling-back', doneChunks: 0, restoredCount: 0, keptCount: 0 },
      by: uid,
    });
    return runChange(deps, { companyId, changeId, by: uid }, Date.now() + RUN_MS);
  },
);

export const cancelPricebookChange = defineCallable(
  cancel,
  { ...MANAGER, access: member({ action: 'discardPricebookChange', feature: 'pricebook' }) },
  async (deps, { changeId }, { uid, companyId }) => {
    await moveChange(deps, changeRef(deps, companyId, changeId), {
      from: ['draft', 'scheduled'],
      fields: { status: 'cancelled', goLiveOn: '' },
      by: uid,
    });
    return { status: 'cancelled' as const, isDone: true };
  },
);
