import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, writeBatch, type Firestore } from 'firebase/firestore';
import { createFirestoreStore } from '@/data/records/firestoreStore';
import { INCLUDED_FEATURES } from '@/domain/access/features';
import { newId } from '@/lib/ids';
import type { World } from './world';

export type FirestoreWorld = World & { adminDb: Firestore; colleagueDb: Firestore };

/** Opens a world that is its own company, on the real rules; no world needs the others cleaned up. */
export async function openFirestoreWorld(): Promise<FirestoreWorld> {
  const port = Number(process.env['FIELDWRIGHT_FIRESTORE_PORT']);
  const environment = await initializeTestEnvironment({
    projectId: 'demo-contract',
    firestore: { host: '127.0.0.1', port, rules: readFileSync('firestore.rules', 'utf8') },
  });
  const [companyId, admin, colleague] = [newId(), newId(), newId()];
  const features = Object.fromEntries(INCLUDED_FEATURES.map((feature) => [feature, true]));
  await pastRules(environment, async (db) => {
    await setDoc(doc(db, 'companies', companyId), { name: 'Blue Ridge', ownerId: admin, features });
    await setDoc(doc(db, 'users', admin), { companyId, role: 'admin', features });
    await setDoc(doc(db, 'users', colleague), { companyId, role: 'office', features });
  });
  const dbOf = (uid: string) =>
    environment
      .authenticatedContext(uid, { email: `${uid}@example.com`, email_verified: true })
      .firestore() as unknown as Firestore;
  const [adminDb, colleagueDb] = [dbOf(admin), dbOf(colleague)];
  return {
    companyId,
    adminDb,
    colleagueDb,
    admin: { uid: admin, store: createFirestoreStore(adminDb) },
    colleague: { uid: colleague, store: createFirestoreStore(colleagueDb) },
    seed: (collection, documents) =>
      pastRules(environment, async (db) => {
        const all = Object.entries(documents);
        for (let from = 0; from < all.length; from += 400) {
          const batch = writeBatch(db);
          for (const [id, data] of all.slice(from, from + 400))
            batch.set(doc(db, `companies/${companyId}/${collection}`, id), data);
          await batch.commit();
        }
      }),
    stored: (collection, id) =>
      pastRules(
        environment,
        async (db) => (await getDoc(doc(db, `companies/${companyId}/${collection}`, id))).data() ?? null,
      ),
    end: () => environment.cleanup(),
  };
}

async function pastRules<T>(environment: RulesTestEnvironment, work: (db: Firestore) => Promise<T>): Promise<T> {
  const results: T[] = [];
  await environment.withSecurityRulesDisabled(async (context) => {
    results.push(await work(context.firestore() as unknown as Firestore));
  });
  const [result] = results;
  return result as T;
}
