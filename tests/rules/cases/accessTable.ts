import { can, PERMISSIONS, type CollectionPermission } from '@/domain/access/permissions';
import { ROLES } from '@/domain/access/roles';
import type { RulesCase } from '../support/types';
import { COLLECTIONS, expectation, makeCase, requests, tableOperation } from './make';

/** Every collection x role x operation, with the feature on and off: allowed exactly when the access table says so. */
export const accessTableCases: RulesCase[] = COLLECTIONS.flatMap((collection) => {
  const { feature }: CollectionPermission = PERMISSIONS[collection];
  return ROLES.flatMap((role) =>
    [true, false].flatMap((isOn) => {
      const actor = isOn ? role : `${role}-off`;
      const features = feature && isOn ? { [feature]: true } : {};
      return Object.entries(requests(collection, actor)).map(([name, request]) =>
        makeCase(
          `table ${collection} ${name} by ${actor}`,
          actor,
          expectation(can({ role, features }, tableOperation(name), collection)),
          request,
        ),
      );
    }),
  );
});
