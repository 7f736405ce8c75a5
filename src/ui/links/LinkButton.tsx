import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type LinkButtonProps = ButtonProps &
  Pick<LinkProps, 'to' | 'state' | 'replace' | 'onClick' | 'reloadDocument'> & {
    children: ReactNode;
    'aria-label'?: string;
  };

/** Renders a link that looks like a button: for "New customer", not for actions that change something. */
export function LinkButton(props: LinkButtonProps) {
  return <Button<typeof Link> component={Link} {...props} />;
}
