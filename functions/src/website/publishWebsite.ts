import type { Transaction } from 'firebase-admin/firestore';
import { publishWebsite as publishContract, unpublishWebsite as unpublishContract } from '@/domain/website/api';
import { isAgreed } from '@/domain/website/publicSite';
import { websiteVersions } from '@/domain/website/queries';
import {
  VERSIONS_KEPT,
  WEBSITE_ID,
  websiteContentSchema,
  websiteFormSchema,
  websiteVersionSchema,
  type WebsiteContent,
  type WebsiteVersion,
} from '@/domain/website/schema';
import { AppError } from '@/lib/appError';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit, createdStamp, revisionOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { asked } from '../platform/listQuery';
import { publicSiteRef } from './siteRecords';

const ACTION = 'publishWebsite';
type KeptVersion = WebsiteVersion & { id: string };

/** Publishes the reviewed draft, or an earlier version again. Versions never change; the oldest are deleted. */
export const publishWebsite = defineCallable(
  publishContract,
  {
    access: member({ action: ACTION, feature: 'website', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 20, perNetwork: 60 },
  },
  async (deps, { revision, versionId }, { uid, companyId, company }) =>
    deps.db.runTransaction(async (transaction) => {
      const versions = await readVersions(deps, transaction, companyId);
      const { id, number, content } =
        versionId === ''
          ? await newVersion(deps, transaction, { companyId, revision, versions })
          : await stillAgreed(deps, transaction, companyId, earlier(versions, versionId));
      const at = deps.now();
      const kept = inCompany(deps.db, companyId, 'websiteVersions');
      if (versionId === '')
        transaction.create(kept.doc(id), {
          ...websiteVersionSchema.parse({ content, number, publishedBy: uid, publishedAt: at, isLive: true }),
          ...createdAudit(uid, at),
        });
      else transaction.update(kept.doc(id), { isLive: true });
      for (const other of versions)
        if (other.isLive && other.id !== id) transaction.update(kept.doc(other.id), { isLive: false });
      const old = versions.filter((one) => !one.isLive && one.id !== id).slice(VERSIONS_KEPT - 1);
      for (const one of old) transaction.delete(kept.doc(one.id));
      transaction.set(publicSiteRef(deps.db, companyId), {
        versionId: id,
        content,
        publishedAt: at,
        companyName: company.name,
        ...createdStamp(uid, at),
      });
      return { versionId: id, number };
    }),
);

/** Only the role decides: anything published while the feature was on must not stay because it is now off. */
export const unpublishWebsite = defineCallable(
  unpublishContract,
  { access: member({ action: ACTION }), rateLimit: { perMinute: 20 } },
  async (deps, _input, { companyId }) => {
    await deps.db.runTransaction(async (transaction) => {
      const versions = await readVersions(deps, transaction, companyId);
      const kept = inCompany(deps.db, companyId, 'websiteVersions');
      for (const { id, isLive } of versions) if (isLive) transaction.update(kept.doc(id), { isLive: false });
      transaction.delete(publicSiteRef(deps.db, companyId));
    });
    return {};
  },
);

async function readVersions({ db }: Deps, transaction: Transaction, companyId: string): Promise<KeptVersion[]> {
  const { limit = VERSIONS_KEPT, ...query } = websiteVersions();
  const { docs } = await transaction.get(
    asked(inCompany(db, companyId, 'websiteVersions'), { ...query, limit: limit + 10 }),
  );
  return docs.flatMap((one) => {
    const version = websiteVersionSchema.safeParse(one.data()).data;
    return version ? [{ ...version, id: one.id }] : [];
  });
}

function earlier(versions: readonly KeptVersion[], versionId: string): Published {
  const found = versions.find(({ id }) => id === versionId);
  if (!found) throw new AppError({ code: 'not-found', userMessage: 'This version is no longer kept.' });
  return found;
}

/**
 * Returns an earlier version without pictures that are no longer in the draft: someone may have withdrawn permission to show theirs, and
 * going back to earlier text must not bring it back.
 */
async function stillAgreed(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  version: Published,
): Promise<Published> {
  const stored = (await transaction.get(inCompany(db, companyId, 'websiteContent').doc(WEBSITE_ID))).data();
  const draft = websiteContentSchema.safeParse(stored).data;
  const agreed = new Set(
    (draft?.blocks ?? []).flatMap(({ kind, items }) =>
      kind === 'gallery' ? items.filter(isAgreed).map(({ pictureUrl }) => pictureUrl) : [],
    ),
  );
  const blocks = version.content.blocks.map((block) =>
    block.kind === 'gallery'
      ? { ...block, items: block.items.filter(({ pictureUrl }) => agreed.has(pictureUrl)) }
      : block,
  );
  return { ...version, content: { ...version.content, blocks } };
}

type Published = { id: string; number: number; content: WebsiteContent };
type NewVersion = { companyId: string; revision: string; versions: readonly KeptVersion[] };

async function newVersion(
  { db, newId }: Deps,
  transaction: Transaction,
  { companyId, revision, versions }: NewVersion,
): Promise<Published> {
  const data = (await transaction.get(inCompany(db, companyId, 'websiteContent').doc(WEBSITE_ID))).data();
  if (!data) throw precondition('There is no site yet. Choose your trade first.');
  if (revisionOf(data) !== revision)
    throw new AppError({
      code: 'conflict',
      userMessage: 'The draft has changed since you looked at it. Look at it once more, then publish.',
    });
  const read = websiteFormSchema.safeParse(data);
  if (!read.success) throw precondition(read.error.issues[0]?.message ?? 'The draft cannot be published.');
  return { id: newId(), number: 1 + Math.max(0, ...versions.map(({ number }) => number)), content: read.data };
}
