import { IconCheck, IconX } from '@tabler/icons-react';
import type { RecordRights, Right } from '@/domain/access/explainRights';
import { rolesInWords } from '@/domain/access/explainFeature';
import type { Operation } from '@/domain/access/permissions';
import { MANIFESTS } from '@/domain/record/manifests';
import { capitalize } from '@/lib/words';
import classes from './adminBackend.module.css';

const DOING: Record<Operation, string> = {
  read: 'see',
  create: 'add',
  update: 'change',
  progress: 'record progress',
  delete: 'delete',
};

const reasonOf = ({ isAllowed, isStoppedByRole, roles }: Right): string =>
  isAllowed ? '' : isStoppedByRole ? ` (only ${rolesInWords(roles)})` : ' (the feature is off)';

/** Lists a member's permissions for each record type of a feature and, if denied, whether the role or a feature flag is the reason. */
export function RecordRightsList({ rights }: { rights: readonly RecordRights[] }) {
  if (rights.length === 0) return null;
  return (
    <dl className={classes['rights']}>
      {rights.map(({ collection, rights: each }) => (
        <div key={collection}>
          <dt>{capitalize(MANIFESTS[collection].noun.many)}</dt>
          <dd>
            {each.map((right) => (
              <span key={right.operation} className={classes['right']} data-allowed={right.isAllowed || undefined}>
                {right.isAllowed ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />}
                <span>
                  {right.isAllowed ? 'may' : 'may not'} {DOING[right.operation]}
                  {reasonOf(right)}
                </span>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
