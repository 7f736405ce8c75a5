import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { userName } from '@/domain/user/schema';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { AccountButton } from './AccountButton';
import { sayNotLoaded } from '@/ui/feedback/sayNotLoaded';

const loadMenu = () => import('./OpenUserMenu');

/** Renders the signed-in user; opens their menu: settings, color scheme, sign out. */
export function UserMenu() {
  const { user } = useSession();
  const [isWanted, setIsWanted] = useState(false);
  const menu = useLazyPart(loadMenu, isWanted, () => {
    setIsWanted(false);
    sayNotLoaded();
  });
  return menu ? (
    <menu.OpenUserMenu />
  ) : (
    <AccountButton name={userName(user)} aria-expanded={false} onClick={() => setIsWanted(true)} />
  );
}
