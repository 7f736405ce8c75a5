import { expect, it } from 'vitest';
import { FEATURES } from '@/domain/access/features';
import { can, isPermissionCollection } from '@/domain/access/permissions';
import { ROLES } from '@/domain/access/roles';
import { sourcesIn } from './sources';

const features = Object.fromEntries(FEATURES.map((feature) => [feature, true]));
const isClosedToSomebody = (collection: string): boolean =>
  isPermissionCollection(collection) &&
  ROLES.some((role) => !can({ role, features, readOnlyFeatures: {} }, 'read', collection));

const LISTED = /(?:useRecords|useLiveRecords|useHeldRecords)\(\s*collections\.(\w+)|definition: collections\.(\w+)/g;

// Below `/reports` the address itself lets no one in who may not read.
const lists = sourcesIn('src/features', /^(?!src\/features\/reports\/).*\/pages\/\w+Page\.tsx$/)
  .filter(({ text }) => text.includes('<RecordListPage'))
  .flatMap(({ path, text }) =>
    [...text.matchAll(LISTED)]
      .map(([, read = '', listed = '']) => ({ path, text, collection: read || listed }))
      .filter(({ collection }) => isClosedToSomebody(collection)),
  );

it.each(lists)('$path says whom to ask if a role may not read $collection', ({ text }) => {
  expect(text).toMatch(/denied=|<NotAllowed/);
});

it('finds the lists that are closed to a role', () => {
  expect(lists.map(({ collection }) => collection)).toContain('agreementMigrations');
});
