import { Button, Menu } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import type { PermissionCollection } from '@/domain/access/permissions';
import type { PublicKind } from '@/domain/public-document/schema';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { copyCustomerLink, takeBackCustomerLink } from './customerLink';
import { LinkMenuItems } from './LinkMenuItems';

type ShareLinkProps = {
  kind: PublicKind;
  subjectId: string;
  /** The record's collection: anyone with write access may share. */ collection: PermissionCollection;
  /** Returns its page's URL for a token. */ view: (token: string) => string;
};

/** Renders the link under which a customer sees a calculation or report. It shows the record's current state until revoked. */
export function ShareLink({ kind, subjectId, collection, view }: ShareLinkProps) {
  const can = useCan();
  const { isBusy, carryOut } = useCarryOut();
  if (!can('update', collection)) return null;
  const subject = { kind, subjectId };

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isBusy} leftSection={<IconShare size={18} aria-hidden />}>
          Share
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <LinkMenuItems
          onCopy={() => void carryOut(() => copyCustomerLink(subject, '', view))}
          onRevoke={() => void carryOut(() => takeBackCustomerLink(subject))}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
