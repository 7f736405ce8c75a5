import {
  IconChevronDown,
  IconEye,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSparkles,
} from '@tabler/icons-react';
import { useState } from 'react';
import { NavLink, Link, useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useStoreValue } from '@/ui/feedback/createStore';
import { changeNavLook, navLook } from './navLook';
import { GROUP_LABELS, isNestedOpen, navGroups, type NavItem } from './navigation';
import { NavCount } from './NavCount';
import { TrialDays } from './TrialDays';
import frame from './ShellFrame.module.css';
import classes from './SideNav.module.css';

function Item({ item: { path, label, icon: Icon, isReadOnly }, isAlone }: { item: NavItem; isAlone: boolean }) {
  return (
    <li>
      <NavLink to={path} end={isAlone} className={classes['item'] ?? ''}>
        <Icon size={18} stroke={1.7} />
        <span className={classes['label']}>{label}</span>
        {isReadOnly && <IconEye size={14} aria-label="read-only" />}{' '}
        <NavCount path={path} className={classes['count'] ?? ''} />
      </NavLink>
    </li>
  );
}

type SideNavProps = {
  items: readonly NavItem[];
  hasMore: boolean;
  /** True when it's collapsed temporarily, regardless of the user's choice, because something else needs the space. */
  givesWay: boolean;
};

/** Renders the side navigation: areas grouped by kind of work. Groups can be collapsed, and so can the whole menu, down to its icons. */
export function SideNav({ items, hasMore, givesWay }: SideNavProps) {
  const { isNarrow: isChosenNarrow, closed } = useStoreValue(navLook);
  const { pathname } = useLocation();
  const isNarrow = isChosenNarrow || givesWay;
  const toggle = (group: string): void =>
    changeNavLook({ closed: closed.includes(group) ? closed.filter((one) => one !== group) : [...closed, group] });
  const [isOpenByKeys, setIsOpenByKeys] = useState(false);
  const FoldIcon = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;

  return (
    <nav
      aria-label="Main"
      className={`${frame['nav']} ${classes['nav']}`}
      data-narrow={isNarrow || undefined}
      data-open={isOpenByKeys || undefined}
      onFocus={({ target }) => setIsOpenByKeys(target.matches(':focus-visible'))}
      onBlur={() => setIsOpenByKeys(false)}
    >
      <div className={classes['groups']}>
        {navGroups(items).map(({ group, items: members }) => {
          const isOpen = !closed.includes(group);
          return (
            <div key={group} className={classes['group']} data-group={group}>
              <button
                type="button"
                className={classes['heading']}
                aria-expanded={isOpen}
                aria-controls={`nav-${group}`}
                onClick={() => toggle(group)}
              >
                <span className={classes['word']}>{GROUP_LABELS[group]}</span>
                <IconChevronDown size={14} className={classes['word']} aria-hidden />
              </button>
              <ul id={`nav-${group}`} className={classes['items']} data-closed={!isOpen || undefined}>
                {members.map((item) => (
                  <Item key={item.path} item={item} isAlone={isNestedOpen(item.path, items, pathname)} />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <div className={classes['feet']}>
        <TrialDays className={classes['foot']} labelClassName={classes['label']} />
        {hasMore && (
          <Link to={paths.features} className={classes['foot']}>
            <IconSparkles size={18} stroke={1.7} aria-hidden />
            <span className={classes['label']}>More features</span>
          </Link>
        )}
        {!givesWay && (
          <button type="button" className={classes['foot']} onClick={() => changeNavLook({ isNarrow: !isNarrow })}>
            <FoldIcon size={18} stroke={1.7} aria-hidden />
            <span className={classes['label']}>{isNarrow ? 'Keep the menu open' : 'Collapse the menu'}</span>
          </button>
        )}
      </div>
    </nav>
  );
}
