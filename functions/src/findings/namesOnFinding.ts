import type { Transaction } from 'firebase-admin/firestore';
import { estimateSchema } from '@/domain/estimate/schema';
import { answererOf } from '@/domain/finding/answer';
import { signedPaperId, type Finding } from '@/domain/finding/schema';
import { userName, userSchema } from '@/domain/user/schema';
import type { Deps } from '../platform/admin';
import { inCompany, users } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { changeFinding } from './changeFinding';

type Version = Record<string, unknown> | null;

/** The name fields in a finding's chain, with what a customer signs where the name may be theirs. */
const NAMES = {
  repairedByName: null,
  verifiedByName: null,
  approvedByName: { papers: 'findingApprovals', at: 'approvedAt' },
  declinedByName: { papers: 'findingDeclines', at: 'declinedAt' },
} as const;
type NameField = keyof typeof NAMES;
const FIELDS = Object.keys(NAMES) as NameField[];

const isNewName = (field: NameField, before: Version, after: Version): boolean =>
  typeof after?.[field] === 'string' && after[field] !== '' && after[field] !== before?.[field];

/**
 * Corrects the names on a finding's chain, which customers, inspectors and courts see: repairs and verifications carry the name of the
 * person who reported them, and an answer carries a customer's name only if they signed it, or answered the finding's estimate. Any other
 * name is replaced by its writer's.
 */
export const namesOnFinding = defineReaction(
  'namesOnFinding',
  'findings',
  async (deps, { params, before, after }) => {
    const { companyId = '', id: findingId = '' } = params;
    const writer = writerOf(after);
    await changeFinding(deps, { companyId, findingId, by: writer }, async (finding, transaction) => {
      const fields = FIELDS.filter((field) => isNewName(field, before, after) && finding[field] === after?.[field]);
      if (fields.length === 0) return null;
      const own = await ownNameOf(deps, transaction, writer);
      const changes: Partial<Finding> = {};
      for (const field of fields)
        if (
          finding[field] !== own &&
          !(await isCustomers(deps, transaction, { companyId, findingId }, { field, finding }))
        )
          changes[field] = own;
      return Object.keys(changes).length > 0 ? changes : null;
    });
  },
  {
    concerns: ({ before, after }) => writerOf(after) !== '' && FIELDS.some((field) => isNewName(field, before, after)),
  },
);

/** Returns the writer's uid, or '' for functions, which write in no one's name. */
function writerOf(version: Version): string {
  const writer = version?.['updatedBy'];
  return typeof writer === 'string' ? writer : '';
}

async function ownNameOf({ db }: Deps, transaction: Transaction, uid: string): Promise<string> {
  const user = userSchema.safeParse((await transaction.get(users(db).doc(uid))).data()).data;
  return user ? userName(user) : '';
}

/** Whether a customer gave the answer under this name: on a device, or to the finding's estimate. */
async function isCustomers(
  { db }: Deps,
  transaction: Transaction,
  { companyId, findingId }: { companyId: string; findingId: string },
  { field, finding }: { field: NameField; finding: Finding },
): Promise<boolean> {
  const signed = NAMES[field];
  if (signed === null) return false;
  const paper = inCompany(db, companyId, signed.papers).doc(signedPaperId(findingId, finding[signed.at]));
  if ((await transaction.get(paper)).get('name') === finding[field]) return true;
  if (finding.estimateId === '') return false;
  const estimate = (await transaction.get(inCompany(db, companyId, 'estimates').doc(finding.estimateId))).data();
  const answered = estimateSchema.safeParse(estimate).data;
  return answered !== undefined && answererOf(answered) === finding[field];
}
