import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { deleteConversations as deleteContract, renameConversation as renameContract } from '@/domain/assistant/api';
import { inGroupsOf } from '@/lib/inGroupsOf';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { defineNightly } from '../platform/defineNightly';
import { notFound } from '../platform/errors';
import { commitFitting } from '../platform/fitting';
import { companiesWith } from '../platform/nightly/companyWork';
import type { Nightly } from '../platform/nightly/runNightly';

const BATCH = 200;

// Doesn't require the feature: people can organize and delete their conversations even after it was turned off.

export const renameConversation = defineCallable(
  renameContract,
  { access: member(), rateLimit: { perMinute: 30 } },
  async ({ db, now }, { conversationId, title }, { companyId, uid }) => {
    const ref = inCompany(db, companyId, 'conversations').doc(conversationId);
    await db.runTransaction(async (transaction) => {
      const stored = await transaction.get(ref);
      if (!stored.exists || stored.get('ownerUid') !== uid) throw notFound('Conversation');
      transaction.update(ref, { title, ...updatedStamp(uid, now()) });
    });
    return {};
  },
);

export const deleteConversations = defineCallable(
  deleteContract,
  { access: member(), rateLimit: { perMinute: 10 }, timeoutSeconds: 300 },
  async (deps, { conversationId }, { companyId, uid }) => {
    const own = inCompany(deps.db, companyId, 'conversations').where('ownerUid', '==', uid);
    if (conversationId !== '') {
      const ref = inCompany(deps.db, companyId, 'conversations').doc(conversationId);
      const stored = await ref.get();
      if (!stored.exists || stored.get('ownerUid') !== uid) throw notFound('Conversation');
      await deleteWithParts(deps, companyId, ref);
      return { deletedCount: 1 };
    }
    let deletedCount = 0;
    for (;;) {
      const { docs } = await own.limit(BATCH).get();
      if (docs.length === 0) return { deletedCount };
      for (const { ref } of docs) await deleteWithParts(deps, companyId, ref);
      deletedCount += docs.length;
    }
  },
);

/** The conversation is deleted last: if this is interrupted, it still exists and can be deleted again. */
async function deleteWithParts(deps: Deps, companyId: string, ref: DocumentReference): Promise<void> {
  for (const name of ['conversationMessages', 'aiProposals'] as const)
    await deleteAll(deps, inCompany(deps.db, companyId, name).where('conversationId', '==', ref.id));
  await ref.delete();
}

async function deleteAll({ db }: Deps, query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(BATCH).get();
    if (docs.length === 0) return;
    await deleteDocuments(db, docs);
  }
}

/** Conversations contain pictures: two hundred messages may exceed a commit's limit. */
const deleteDocuments = (db: Firestore, documents: readonly { ref: DocumentReference }[]): Promise<void> =>
  commitFitting(documents, (some) => {
    const batch = db.batch();
    for (const { ref } of some) batch.delete(ref);
    return batch.commit();
  });

const KEPT = ['conversations', 'conversationMessages', 'aiProposals', 'aiRuns', 'positions'] as const;

/** Deletes conversations older than 90 days, and technicians' positions from yesterday. */
export const expiredRecords: Nightly = {
  work: companiesWith(({ db, now }) =>
    KEPT.map((name) => ({ query: db.collectionGroup(name).where('expiresAt', '<', now()), by: 'expiresAt' })),
  ),
  perCompany: async ({ db }, { found }) => {
    for (const some of inGroupsOf(BATCH, found)) await deleteDocuments(db, some);
    return { cleared: found.length };
  },
};

/** Every night, deletes all companies' expired assistant conversations and technician positions. */
export const clearExpired = defineNightly('clearExpired', { schedule: '40 8 * * *', secrets: [] }, expiredRecords);
