import { doc, getDoc } from 'firebase/firestore/lite';
import { auditSchema } from '@/domain/record/schema';
import type { Person, Team } from './accounts';
import type { CompanyPlan } from './companies/plan';
import type { SeedJob } from './jobs';
import { uploadLogo } from './logo';
import type { Random } from './random';
import { changed, commitAll } from './writes';

/** Makes a handful of changes as people would on an ordinary day, with the triggers on: they fill the activity log. */
export async function makeLiveEdits(
  company: CompanyPlan,
  team: Team,
  jobs: readonly SeedJob[],
  random: Random,
): Promise<void> {
  const records = `companies/${team.companyId}`;
  const edit = async (
    by: Person | undefined,
    path: string,
    id: string,
    changes: Record<string, unknown>,
  ): Promise<void> => {
    if (!by) return;
    const stored = await getDoc(doc(by.client.db, path, id));
    const { revision } = auditSchema.parse(stored.data());
    const audit = changed(by, new Date().toISOString(), revision, random);
    await commitAll([{ by, kind: 'update', path, id, data: { ...changes, ...audit } }]);
  };
  const has = (role: Person['role']) => team.members.find((member) => member.role === role);

  await edit(team.owner, 'companies', team.companyId, {
    email: `office@${company.domain}`,
    website: company.website,
    branding: {
      logoUrl: await uploadLogo(team, company),
      logoDarkUrl: '',
      socialUrl: '',
      ...company.branding,
    },
  });
  const [urgent, moved, corrected] = jobs.filter(({ fate }) => fate === 'scheduled').slice(-3);
  if (urgent) await edit(has('manager'), `${records}/jobs`, urgent.id, { priority: 'high' });
  if (moved)
    await edit(has('office'), `${records}/jobs`, moved.id, {
      customerNotes: 'Called again: any day that week is fine.',
    });
  if (corrected) {
    const { id, record } = corrected.household;
    await edit(has('office'), `${records}/customers`, id, { tags: [...new Set([...record.tags, 'call first'])] });
    await edit(has('user'), `${records}/customers`, id, { paymentTerms: 'net-15' });
  }
  const underWay = jobs.find(({ fate, crew }) => fate === 'in-progress' && crew[0]?.person);
  const technician = underWay?.crew[0]?.person;
  if (underWay && technician) {
    const [first, ...others] = underWay.record.checklist;
    const now = new Date().toISOString();
    const checklist = first ? [{ ...first, isDone: true, doneAt: now, doneBy: technician.uid }, ...others] : [];
    await edit(technician, `${records}/jobs`, underWay.id, { checklist });
  }
}
