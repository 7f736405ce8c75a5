import { Button } from '@mantine/core';
import { LinkButton } from '../links/LinkButton';
import type { ListAction } from './ListMenu';

/** One of a list's actions as a button, where there is room; on phones it is in the ListMenu. */
export function ListActionButton({ action }: { action: ListAction }) {
  const common = { visibleFrom: 'sm', variant: 'default', leftSection: action.icon } as const;
  return 'to' in action ? (
    <LinkButton to={action.to} {...common}>
      {action.label}
    </LinkButton>
  ) : (
    <Button disabled={action.isDisabled === true} onClick={() => void action.onClick()} {...common}>
      {action.label}
    </Button>
  );
}
