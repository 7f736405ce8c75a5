import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

type RouterLinkProps = AnchorProps &
  Pick<LinkProps, 'to' | 'state' | 'replace' | 'onClick'> & {
    children: ReactNode;
    'aria-label'?: string;
    'aria-current'?: 'page';
  };

/** Renders a text link to a page inside the app. */
export function RouterLink(props: RouterLinkProps) {
  return <Anchor<typeof Link> component={Link} {...props} />;
}
