import { ActionIcon, Button, Menu } from '@mantine/core';
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
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import type { PricebookItem } from '@/domain/pricebook/schema';
import { isShareToken } from '@/domain/public-document/token';
import type { Stored } from '@/domain/record/schema';
import { PublicItemPage } from '@/entities/public-document/PublicItemPage';
import { RecordGate } from '@/entities/record/RecordGate';
import { paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { ItemDetails } from '../components/ItemDetails';
import { ItemDrawer } from '../components/ItemDrawer';
import { useItemActions } from '../hooks/useItemActions';
import { useItemLink } from '../hooks/useItemLink';

const BACK = { to: paths.pricebook, label: 'Pricebook' };

/** Shows a pricebook item: to a customer by its link, to a member by its ID. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <PublicItemPage token={id} /> : <ItemRecord id={id} />;
}

function ItemRecord({ id }: { id: string }) {
  const read = useLiveRecord(collections.pricebook, id);
  return (
    <PageBody size="normal">
      <RecordGate
        id={id}
        noun="item"
        read={read}
        header={<PageHeader title="Item" back={BACK} />}
        wayBack={<LinkButton to={paths.pricebook}>Back to the pricebook</LinkButton>}
      >
        {(item) => <ItemPage item={item} />}
      </RecordGate>
    </PageBody>
  );
}

function ItemPage({ item }: { item: Stored<PricebookItem> }) {
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const actions = useItemActions(item);
  const link = useItemLink(item.id);
  const mayUpdate = can('update', 'pricebook');
  const mayDelete = can('delete', 'pricebook');
  const setEditing = (isEditing: boolean): void => setParams(isEditing ? { edit: '1' } : {}, { replace: !isEditing });

  return (
    <>
      <PageHeader
        title={item.name}
        subtitle={item.code}
        back={BACK}
        badge={item.isActive ? undefined : <StatusBadge tone="neutral" label="Archived" />}
        actions={
          mayUpdate && (
            <>
              <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setEditing(true)}>
                Edit
              </Button>
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon variant="default" size={36} aria-label="More">
                    <IconDots size={18} aria-hidden />
                  </ActionIcon>
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
            </>
          )
        }
      />
      <ItemDetails item={item} />
      <ItemDrawer openId={mayUpdate && params.get('edit') === '1' ? item.id : null} onClose={() => setEditing(false)} />
    </>
  );
}
