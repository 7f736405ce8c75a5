import { Button, Group } from '@mantine/core';
import { useNavigate, useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import type { Ad } from '@/domain/ad/schema';
import type { Stored } from '@/domain/record/schema';
import { RecordGate } from '@/entities/record/RecordGate';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { AdEditor } from '../components/AdEditor';
import { useAdActions } from '../hooks/useAdActions';
import { useAdForm } from '../hooks/useAdForm';
import { useAdPaths } from '../hooks/useAdPaths';

/** Lets the user edit, preview, export, archive, copy, and delete an ad. */
export function Component() {
  const { id = '' } = useParams();
  const addresses = useAdPaths();
  const read = useLiveRecord(collections.ads, id);
  const back = { to: addresses.list, label: 'Ad generator' };
  return (
    <PageBody size="wide">
      <RecordGate
        id={id}
        noun="ad"
        read={read}
        header={<PageHeader title="Ad" back={back} />}
        wayBack={<LinkButton to={addresses.list}>Back to the ads</LinkButton>}
        isEditing
      >
        {(ad) => <EditAd key={ad.id} ad={ad} />}
      </RecordGate>
    </PageBody>
  );
}

function EditAd({ ad }: { ad: Stored<Ad> }) {
  const navigate = useNavigate();
  const addresses = useAdPaths();
  const editing = useAdForm({ ad });
  const { archive, restore, duplicate, remove, isBusy } = useAdActions(ad);
  return (
    <>
      <PageHeader
        title={ad.name}
        back={{ to: addresses.list, label: 'Ad generator' }}
        actions={
          <Group gap="xs">
            <Button variant="default" loading={isBusy} onClick={() => void duplicate()}>
              Duplicate
            </Button>
            <Button variant="default" onClick={() => void (ad.isArchived ? restore() : archive())}>
              {ad.isArchived ? 'Restore' : 'Archive'}
            </Button>
            <Button variant="subtle" color="gray" onClick={() => void remove()}>
              Delete
            </Button>
          </Group>
        }
      />
      <AdEditor editing={editing} onCancel={() => void navigate(addresses.list)} />
    </>
  );
}
