import type { output } from 'zod';
import type { saveQuickbooksSetup } from '@/domain/quickbooks/api';
import { quickbooksLinkSchema, quickbooksSetupSchema } from '@/domain/quickbooks/setup';
import { inGroupsOf } from '@/lib/inGroupsOf';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { precondition } from '../platform/errors';
import { connectedRealm, type AskBooks } from './client';
import { readFacts } from './reading';
import { changeSetup, linkRef, readSetup, setupOfRealm, setupRef, storedLink } from './records';

type By = { companyId: string; uid: string };
const DELETED_AT_ONCE = 300;

type Asking = () => Promise<AskBooks>;

/** Saves someone's decisions. The first save binds the setup to the connected company file. */
export async function saveSetup(
  deps: Deps,
  ask: Asking,
  { companyId, uid }: By,
  input: output<typeof saveQuickbooksSetup.input>,
): Promise<void> {
  const realmId = await connectedRealm(deps, companyId);
  const { realmId: boundTo } = await setupOfRealm(deps, companyId, realmId);
  if (boundTo === '') await assertOpen(ask);
  await changeSetup(deps, companyId, { ...input, realmId }, uid);
}

/**
 * The company file's ID came through a browser: only QuickBooks knows whether this access opens it. @throws QuickbooksError or AppError
 * if it doesn't
 */
const assertOpen = async (ask: Asking): Promise<unknown> => readFacts(await ask());

/** Deletes the mapping and all links, for the currently connected company file. Runs are kept as history. */
export async function startOver(deps: Deps, ask: Asking, { companyId, uid }: By): Promise<void> {
  const realmId = await connectedRealm(deps, companyId);
  await assertOpen(ask);
  const { runningId } = await readSetup(deps, companyId);
  if (runningId !== '') throw precondition('A push is not over yet. Let it finish first.');
  const { docs } = await inCompany(deps.db, companyId, 'quickbooksLinks').select().get();
  for (const group of inGroupsOf(DELETED_AT_ONCE, docs)) {
    const batch = deps.db.batch();
    for (const { ref } of group) batch.delete(ref);
    await batch.commit();
  }
  await setupRef(deps.db, companyId).set({
    ...quickbooksSetupSchema.parse({ realmId }),
    ...createdStamp(uid, deps.now()),
  });
}

/** Saves which QuickBooks customer matches one of ours. Existing links are kept, unless the decision is undone. */
export async function decideMatch(deps: Deps, { companyId, uid }: By, key: string, decision: string): Promise<void> {
  const ref = linkRef(deps.db, companyId, key);
  await deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    if (decision === '') {
      transaction.delete(ref);
      return;
    }
    const link = quickbooksLinkSchema.parse({ key, state: 'decided', decision, at: deps.now() });
    transaction.set(ref, storedLink(deps, link, uid, stored));
  });
}
