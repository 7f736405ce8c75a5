import { can, PERMISSIONS } from '@/domain/access/permissions';
import type { CollectionPermission } from '@/domain/record/manifest';
import { ROLES } from '@/domain/access/roles';
import { isAskedElsewhere } from '../support/allowLines';
import { COLLECTIONS } from '../support/records';
import type { RulesCase } from '../support/types';
import { expectation, isSayingNothingNew, makeCase, requests, tableOperation, thoroughly } from './make';

/** Actors who show that a line checks the table, if all actors are tried on another line: one who may, and one who lacks the flag. */
const WITNESSES = ['admin', 'admin-off'];

/** Every collection x role x operation, with the feature on, off and withdrawn: allowed exactly when the access table says so. */
export const accessTableCases: RulesCase[] = COLLECTIONS.flatMap((collection) => {
  const { feature }: CollectionPermission = PERMISSIONS[collection];
  return ROLES.flatMap((role) =>
    (['on', 'off', 'withdrawn'] as const).flatMap((state) => {
      const actor = state === 'on' ? role : `${role}-${state}`;
      const features = feature && state === 'on' ? { [feature]: true } : {};
      const readOnlyFeatures = feature && state === 'withdrawn' ? { [feature]: true } : {};
      return Object.entries(requests(collection, actor)).map(([name, request]) =>
        thoroughly(
          // Role and feature are checked independently: an admin shows the effect of a feature that is off.
          (isAskedElsewhere(collection, name) && !WITNESSES.includes(actor)) ||
            (role === 'admin'
              ? state !== 'on' && isSayingNothingNew(name, collection)
              : state !== 'on' || isSayingNothingNew(name, collection)),
          makeCase(
            `table ${collection} ${name} by ${actor}`,
            actor,
            expectation(can({ role, features, readOnlyFeatures }, tableOperation(name), collection)),
            request,
          ),
        ),
      );
    }),
  );
});
