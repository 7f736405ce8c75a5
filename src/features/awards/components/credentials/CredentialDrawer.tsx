import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { CREDENTIAL_KIND_LABELS, type Credential } from '@/domain/award/credential';
import type { Stored } from '@/domain/record/schema';
import { RecordDrawer } from '@/entities/record/RecordDrawer';
import { formatDate } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { placesOf } from '../../credentialForm';
import { CredentialForm } from './CredentialForm';

type CredentialDrawerProps = {
  /** A credential's id, `new`, or null when closed. */
  openId: string | null;
  all: readonly Stored<Credential>[];
  onClose: () => void;
};

/** Shows a credential next to the list: editable with permission, otherwise read-only. */
export function CredentialDrawer({ openId, all, onClose }: CredentialDrawerProps) {
  const can = useCan();
  return (
    <RecordDrawer
      definition={collections.credentials}
      noun="credential"
      openId={openId}
      onClose={onClose}
      titleOf={({ title }) => title}
      mayCreate={can('create', 'credentials')}
    >
      {(credential) =>
        credential && !can('update', 'credentials') ? (
          <CredentialDetails credential={credential} />
        ) : (
          <CredentialForm key={credential?.id ?? 'new'} credential={credential} all={all} onDone={onClose} />
        )
      }
    </RecordDrawer>
  );
}

function CredentialDetails({ credential }: { credential: Credential }) {
  const { timeZone } = useSession().company;
  const { kind, issuer, number, year, issuedOn, expiresOn } = credential;
  return (
    <DetailList
      columns={1}
      items={[
        { label: 'Kind', value: CREDENTIAL_KIND_LABELS[kind] },
        { label: 'Issued by', value: issuer },
        { label: 'Number', value: number },
        { label: 'Issued', value: issuedOn === '' ? year : formatDate(issuedOn, timeZone) },
        { label: 'Expires', value: formatDate(expiresOn, timeZone) },
        { label: 'Shown on', value: placesOf(credential) },
      ]}
    />
  );
}
