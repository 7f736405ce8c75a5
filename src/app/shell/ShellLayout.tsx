import { AppShell, Box, Burger, Group, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { useSession, useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { paths } from '@/lib/paths';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { BrandMark } from '@/ui/layout/BrandMark';
import { openCommandPalette } from '@/ui/palette/openCommandPalette';
import { keepOfflineExtrasSoon } from '../keepOfflineExtras';
import { checkedRoutes, signedInRoutes } from '../featureRoutes';
import { navItems } from './navigation';
import { OutboxButton } from './OutboxButton';
import { ShellBanners } from './ShellBanners';
import { ShellNav } from './ShellNav';
import { ShellPalette } from './ShellPalette';
import { UserMenu } from './UserMenu';
import classes from './ShellLayout.module.css';

const PRINTING_FEATURES = ['estimates', 'invoices', 'manualJ'] as const;

/** The frame of the signed-in app. Somebody just removed from the company has left it before the guards look again. */
export function Component() {
  const { user } = useWorkspaceState();
  return user && !user.companyId ? <PageSpinner /> : <Shell />;
}

/** Header, navigation, and what the person must know before anything else. */
function Shell() {
  const session = useSession();
  const { company } = session;
  const [isOpen, { toggle, close }] = useDisclosure(false);
  // Whoever has nothing to print needs no engine for it.
  const printsPdfs = PRINTING_FEATURES.some((feature) => session.features[feature]);
  useEffect(() => (printsPdfs ? keepOfflineExtrasSoon() : undefined), [printsPdfs]);
  const items = navItems([...checkedRoutes, ...signedInRoutes], session);

  return (
    <AppShell header={{ height: 56 }} navbar={{ width: 232, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}>
      <a href="#main" className={classes['skip']}>
        Skip to the content
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap" gap="xs">
          <Group gap="xs" wrap="nowrap" miw={0}>
            <Burger
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={isOpen ? 'Close the menu' : 'Open the menu'}
            />
            <UnstyledButton component={Link} to={paths.landing} className={classes['home']}>
              <span aria-hidden>
                <BrandMark size={28} withName={false} />
              </span>
              <Text fw={650} truncate>
                {company.name}
              </Text>
              <span className="visually-hidden">: start page</span>
            </UnstyledButton>
          </Group>
          <Group gap={4} wrap="nowrap">
            <UnstyledButton className={classes['search']} onClick={openCommandPalette}>
              <IconSearch size={16} aria-hidden />
              <Box component="span" visibleFrom="sm">
                Search or jump to…
              </Box>
              <Box component="kbd" visibleFrom="md" className={classes['key']} aria-hidden>
                Ctrl K
              </Box>
              <span className={classes['hiddenLabel']}>Search</span>
            </UnstyledButton>
            <OutboxButton />
            <UserMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs">
        <ShellNav items={items} onNavigate={close} />
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1}>
        <ShellBanners />
        <Outlet />
      </AppShell.Main>
      <ShellPalette items={items} />
    </AppShell>
  );
}
