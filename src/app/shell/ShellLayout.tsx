import { IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { useSession, useWorkspaceState } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { startPageOf } from '@/domain/access/startPage';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { useStoreValue } from '@/ui/feedback/createStore';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { BrandMark } from '@/ui/layout/BrandMark';
import { SkipLink } from '@/ui/layout/SkipLink';
import { openCommandPalette } from '@/ui/palette/openCommandPalette';
import { shellRoutes } from '../featureRoutes';
import { keepOfflineExtrasSoon } from '../keepOfflineExtras';
import { AssistantButton, AssistantHost, useIsPanelShown } from './AssistantHost';
import { BottomTabs } from './BottomTabs';
import { commandKey } from './commandKey';
import { createActions, mayGetMore, navItems } from './navigation';
import { navLook } from './navLook';
import { OutboxButton } from './OutboxButton';
import { PaletteHost } from './palette/PaletteHost';
import { ShellBanners } from './ShellBanners';
import { ShortcutHost } from './shortcuts/ShortcutHost';
import { SideNav } from './SideNav';
import { useIsCrew } from './useIsCrew';
import { useMenuGivesWay } from './useMenuGivesWay';
import { UserMenu } from './UserMenu';
import frame from './ShellFrame.module.css';
import classes from './ShellLayout.module.css';

const PRINTING_FEATURES = ['estimates', 'invoices', 'manualJ'] as const;
/** The page the user is waiting for comes first. */
const COUNT_AFTER_MS = 1500;

const loadCounts = () => import('./ShellCounts');

/** Renders the frame of the signed-in app. Someone just removed from the company leaves it before the guards check again. */
export function Component() {
  const { user } = useWorkspaceState();
  return user && !user.companyId ? <PageSpinner /> : <Shell />;
}

/** Fetches the counts for the navigation items. Technicians don't need them: their own day shows what they need to know. */
function Counts({ shown }: { shown: readonly string[] }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), COUNT_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const counts = useLazyPart(loadCounts, isTime);
  return counts ? <counts.ShellCounts shown={shown} /> : null;
}

/** Renders the header, navigation, and the most important notices. */
function Shell() {
  const session = useSession();
  const { company, role, features, readOnlyFeatures } = session;
  const isCrew = useIsCrew();
  const { isNarrow } = useStoreValue(navLook);
  const isPanelShown = useIsPanelShown();
  const hasAssistant = hasFeature(features, 'aiAssistant');
  const hasPanel = hasAssistant && isPanelShown;
  const givesWay = useMenuGivesWay(hasPanel);
  // Users with nothing to print don't need the PDF engine.
  const printsPdfs = PRINTING_FEATURES.some((feature) => features[feature]);
  useEffect(() => (printsPdfs ? keepOfflineExtrasSoon() : undefined), [printsPdfs]);
  const { items, shown, creates, hasMore } = useMemo(() => {
    const user = { role, features, readOnlyFeatures, isCrew };
    const found = navItems(shellRoutes, user);
    return {
      items: found,
      shown: found.map(({ path }) => path),
      creates: createActions(shellRoutes, user),
      hasMore: mayGetMore(user),
    };
  }, [role, features, readOnlyFeatures, isCrew]);

  return (
    <div
      className={frame['frame']}
      data-narrow={isNarrow || givesWay || undefined}
      data-assistant={hasPanel || undefined}
    >
      <SkipLink />
      <header className={frame['header']}>
        <Link to={startPageOf(role)} className={classes['home']}>
          <span className={classes['mark']} aria-hidden>
            <BrandMark size={28} withName={false} />
          </span>
          <span className={classes['name']}>{company.name}</span>
          <span className="visually-hidden">: start page</span>
        </Link>
        <div className={classes['tools']}>
          <button type="button" className={classes['search']} onClick={openCommandPalette}>
            <IconSearch size={18} aria-hidden />
            <span>Search or jump to…</span>
            <kbd className={classes['key']} aria-hidden>
              {commandKey()}
            </kbd>
          </button>
          {hasAssistant && <AssistantButton />}
          <OutboxButton />
          <UserMenu />
        </div>
      </header>
      <SideNav items={items} hasMore={hasMore} givesWay={givesWay} />
      <main id="main" tabIndex={-1} className={frame['main']}>
        <ShellBanners />
        <Outlet />
      </main>
      <BottomTabs items={items} creates={creates} hasMore={hasMore} />
      <PaletteHost items={items} creates={creates} />
      <ShortcutHost items={items} creates={creates} />
      {hasAssistant && <AssistantHost />}
      {role !== 'technician' && <Counts shown={shown} />}
    </div>
  );
}
