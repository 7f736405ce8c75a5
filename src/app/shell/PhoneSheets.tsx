import { Drawer } from '@mantine/core';
import { IconEye, IconPlus, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { GROUP_LABELS, navGroups, type CreateAction, type NavItem } from './navigation';
import { NavCount } from './NavCount';
import { TrialDays } from './TrialDays';
import classes from './PhoneSheets.module.css';

type SheetProps = { isOpen: boolean; onClose: () => void };

function Sheet({ isOpen, onClose, title, children }: SheetProps & { title: string; children: ReactNode }) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      title={title}
      classNames={{ content: classes['content'] ?? '', body: classes['body'] ?? '' }}
    >
      {children}
    </Drawer>
  );
}

/** Lists what the user may create, as large touch targets. */
export function CreateSheet({ creates, ...sheet }: SheetProps & { creates: readonly CreateAction[] }) {
  return (
    <Sheet {...sheet} title="Create">
      <ul className={classes['items']}>
        {creates.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className={classes['item']} onClick={sheet.onClose}>
              <IconPlus size={20} aria-hidden />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Renders the whole menu within thumb reach. */
export function MenuSheet({ items, hasMore, ...sheet }: SheetProps & { items: readonly NavItem[]; hasMore: boolean }) {
  return (
    <Sheet {...sheet} title="Menu">
      <nav aria-label="All areas">
        {navGroups(items).map(({ group, items: members }) => (
          <section key={group} aria-labelledby={`sheet-${group}`}>
            <h2 id={`sheet-${group}`} className={classes['heading']}>
              {GROUP_LABELS[group]}
            </h2>
            <ul className={classes['items']} data-columns>
              {members.map(({ path, label, icon: Icon, isReadOnly }) => (
                <li key={path}>
                  <NavLink to={path} className={classes['item'] ?? ''} onClick={sheet.onClose}>
                    <Icon size={20} stroke={1.7} />
                    <span>{label}</span>
                    {isReadOnly && <IconEye size={14} aria-label="read-only" />}{' '}
                    <NavCount path={path} className={classes['count'] ?? ''} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <TrialDays className={classes['item']} onOpen={sheet.onClose} />
        {hasMore && (
          <Link to={paths.features} className={classes['item']} onClick={sheet.onClose}>
            <IconSparkles size={20} stroke={1.7} aria-hidden />
            <span>More features</span>
          </Link>
        )}
      </nav>
    </Sheet>
  );
}
