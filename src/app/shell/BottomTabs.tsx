import { IconMenu2, IconPlus } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { bottomTabs, isNestedOpen, type CreateAction, type NavItem } from './navigation';
import { NavCount } from './NavCount';
import { sayNotLoaded } from '@/ui/feedback/sayNotLoaded';
import classes from './BottomTabs.module.css';

const loadSheets = () => import('./PhoneSheets');

type BottomTabsProps = { items: readonly NavItem[]; creates: readonly CreateAction[]; hasMore: boolean };

/** Renders the bottom tabs on phones: the role's main areas, the create button, and everything else. */
export function BottomTabs({ items, creates, hasMore }: BottomTabsProps) {
  const { role } = useSession();
  const { pathname } = useLocation();
  const [sheet, setSheet] = useState<'create' | 'menu' | null>(null);
  const close = (): void => setSheet(null);
  const sheets = useLazyPart(loadSheets, sheet, () => {
    close();
    sayNotLoaded();
  });
  const middle = creates.length > 0 ? 2 : -1;

  return (
    <>
      <nav aria-label="Tabs" className={classes['tabs']} data-bottom-tabs>
        {bottomTabs(items, role).map(({ path, label, icon: Icon }, index) => (
          <Fragment key={path}>
            {index === middle && (
              <button
                type="button"
                className={classes['tab']}
                aria-haspopup="dialog"
                onClick={() => setSheet('create')}
              >
                <span className={classes['plus']}>
                  <IconPlus size={24} aria-hidden />
                </span>
                <span className="visually-hidden">New</span>
              </button>
            )}
            <NavLink to={path} end={isNestedOpen(path, items, pathname)} className={classes['tab'] ?? ''}>
              <Icon size={22} stroke={1.7} />
              {label} <NavCount path={path} className={classes['count'] ?? ''} />
            </NavLink>
          </Fragment>
        ))}
        <button type="button" className={classes['tab']} aria-haspopup="dialog" onClick={() => setSheet('menu')}>
          <IconMenu2 size={22} stroke={1.7} aria-hidden />
          More
        </button>
      </nav>
      {sheets && <sheets.CreateSheet isOpen={sheet === 'create'} onClose={close} creates={creates} />}
      {sheets && <sheets.MenuSheet isOpen={sheet === 'menu'} onClose={close} items={items} hasMore={hasMore} />}
    </>
  );
}
