import { Button, Group, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconDots,
  IconLink,
  IconLinkOff,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import type { PricebookItem } from '@/domain/pricebook/schema';
import { isShareToken } from '@/domain/public-document/token';
import type { Stored } from '@/domain/record/schema';
import { PublicItemPage } from '@/entities/public-document/PublicItemPage';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { ItemDetails } from '../components/ItemDetails';
import { ItemDrawer } from '../components/ItemDrawer';
import { useItemActions } from '../hooks/useItemActions';
import { useItemLink } from '../hooks/useItemLink';

const BACK = { to: paths.pricebook, label: 'Pricebook' };

/** An item of the pricebook: the customer's page by its link, a member's by its id. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <PublicItemPage token={id} /> : <ItemRecord id={id} />;
}

function ItemRecord({ id }: { id: string }) {
  const { record, isLoading, error } = useLiveRecord(collections.pricebook, id);

  if (record) return <ItemPage item={record} />;
  return (
    <PageBody size="normal">
      <PageHeader title="Item" back={BACK} />
      {isLoading ? (
        <LoadingRows rows={8} />
      ) : error ? (
        <ErrorState error={error} />
      ) : (
        <EmptyState
          title="This item was not found"
          text="It may have been deleted."
          action={<LinkButton to={paths.pricebook}>Go to pricebook</LinkButton>}
        />
      )}
    </PageBody>
  );
}

function ItemPage({ item }: { item: Stored<PricebookItem> }) {
  const { role, features } = useSession();
  const [params, setParams] = useSearchParams();
  const actions = useItemActions(item);
  const link = useItemLink(item.id);
  const mayUpdate = can({ role, features }, 'update', 'pricebook');
  const mayDelete = can({ role, features }, 'delete', 'pricebook');
  const setEditing = (isEditing: boolean): void => setParams(isEditing ? { edit: '1' } : {}, { replace: !isEditing });

  return (
    <PageBody size="normal">
      <PageHeader
        title={item.name}
        subtitle={item.code}
        back={BACK}
        badge={item.isActive ? undefined : <StatusBadge tone="neutral" label="Archived" />}
        actions={
          mayUpdate && (
            <Group gap="sm">
              <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setEditing(true)}>
                Edit
              </Button>
              <Menu position="bottom-end">
                <Menu.Target>
                  <Button variant="default" aria-label="More">
                    <IconDots size={18} aria-hidden />
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item leftSection={<IconLink size={18} aria-hidden />} onClick={() => void link.copy()}>
                    Copy the customer’s link
                  </Menu.Item>
                  <Menu.Item leftSection={<IconLinkOff size={18} aria-hidden />} onClick={() => void link.takeBack()}>
                    Revoke the link…
                  </Menu.Item>
                  {item.isActive ? (
                    <Menu.Item
                      leftSection={<IconArchive size={18} aria-hidden />}
                      onClick={() => void actions.archive()}
                    >
                      Archive
                    </Menu.Item>
                  ) : (
                    <Menu.Item
                      leftSection={<IconArchiveOff size={18} aria-hidden />}
                      onClick={() => void actions.restore()}
                    >
                      Restore
                    </Menu.Item>
                  )}
                  {mayDelete && (
                    <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={() => void actions.remove()}>
                      Delete
                    </Menu.Item>
                  )}
                </Menu.Dropdown>
              </Menu>
            </Group>
          )
        }
      />
      <ItemDetails item={item} />
      <ItemDrawer openId={mayUpdate && params.get('edit') === '1' ? item.id : null} onClose={() => setEditing(false)} />
    </PageBody>
  );
}
