import { PERMISSIONS } from '@/domain/access/permissions';
import { ROLES } from '@/domain/access/roles';
import { RULES_PROJECT } from './hosts';
import { CREATED_AT } from './stamps';
import type { Fields } from './types';

/** The flags used by the collections in PERMISSIONS. */
export const ON: Fields = Object.fromEntries(
  Object.values(PERMISSIONS).flatMap(({ feature }) => (feature === null ? [] : [[feature, true]])),
);
/** Off in both ways that mean off. */
const OFF = { customers: false, jobs: false };

type Actor = { uid: string; claims: Fields; user: Fields | null };

const verified = { email_verified: true, firebase: { sign_in_provider: 'password' } };

function member(
  uid: string,
  companyId: string | null,
  role: string,
  features: Fields,
  more: Partial<Actor> & { fields?: Fields } = {},
): Actor {
  const email = `${uid.toLowerCase()}@example.test`;
  return {
    uid,
    claims: { email, ...verified, ...more.claims },
    user: {
      companyId,
      role,
      features,
      email,
      colorScheme: 'light',
      industries: ['hvac'],
      firstName: 'Ada',
      lastName: 'Lo',
      updatedBy: uid,
      updatedAt: CREATED_AT,
      ...more.fields,
    },
  };
}

const anonymous: Fields = { email_verified: true, firebase: { sign_in_provider: 'anonymous' } };
const unverified: Fields = { email_verified: false };

const people: Actor[] = [
  member('ownerA', 'A', 'admin', ON),
  ...ROLES.map((role) => member(role, 'A', role, ON)),
  ...ROLES.map((role) => member(`${role}-off`, 'A', role, OFF)),
  ...ROLES.map((role) => member(`${role}-withdrawn`, 'A', role, OFF, { fields: { readOnlyFeatures: ON } })),
  member('noRole', 'A', 'user', ON, { fields: { role: 'wizard' } }),
  member('noFeatures', 'A', 'admin', {}),
  member('oddFlags', 'A', 'admin', { customers: 'yes', jobs: 1, technicians: 'true' }),
  member('crewOffice', 'A', 'office', { technicians: true }),
  member('disabled', 'A', 'admin', ON, { fields: { disabled: true } }),
  member('unverified', 'A', 'admin', ON, { claims: unverified }),
  member('anonymous', 'A', 'admin', ON, { claims: anonymous }),
  member('removed', null, 'admin', ON, { claims: { companyId: 'A', role: 'admin' } }),
  member('removedToo', null, 'user', {}),
  member('ownerB', 'B', 'admin', ON),
  member('ownerAlone', null, 'user', {}),
  member('ownerWithFlags', null, 'user', { customers: true, jobs: true }),
  member('ownerAway', 'A', 'admin', ON),
];

/** Everyone who sends requests, by name; `signedOut` has no account. */
const ACTORS: Record<string, Actor | undefined> = {
  ...Object.fromEntries(people.map((actor) => [actor.uid, actor])),
  unverifiedOwner: { uid: 'ownerA', claims: { email: 'ownera@example.test', ...verified, ...unverified }, user: null },
  noVerification: { uid: 'ownerA', claims: { firebase: { sign_in_provider: 'password' } }, user: null },
  anonymousOwner: { uid: 'ownerA', claims: anonymous, user: null },
  forged: {
    uid: 'forged',
    claims: { email: 'forged@example.test', ...verified, companyId: 'A', role: 'admin' },
    user: null,
  },
  newcomer: { uid: 'newcomer', claims: { email: 'newcomer@example.test', ...verified }, user: null },
  newcomerUnverified: {
    uid: 'newcomer',
    claims: { email: 'newcomer@example.test', ...verified, ...unverified },
    user: null,
  },
  anonymousNewcomer: { uid: 'newcomer', claims: { ...anonymous, email: 'newcomer@example.test' }, user: null },
};

export const userDocuments = (): Record<string, Fields> =>
  Object.fromEntries(people.flatMap(({ uid, user }) => (user ? [[`users/${uid}`, user]] : [])));

const part = (value: Fields): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns the unsigned token that emulators accept as a sign-in, or null if signed out. */
export function tokenOf(name: string): string | null {
  if (name === 'signedOut') return null;
  const actor = ACTORS[name];
  if (!actor) throw new Error(`No actor is called ${name}`);
  return `${part({ alg: 'none' })}.${part({ sub: actor.uid, user_id: actor.uid, aud: RULES_PROJECT, ...actor.claims })}.`;
}

export const uidOf = (name: string): string => ACTORS[name]?.uid ?? 'nobody';
