import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noteRecentRecord } from '@/data/recentRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { recordPageOf } from './recordPages';

const SUFFIX = ' · Fieldwright';

/** Remembers on this device which records were open, by the titles their pages give the browser tab. */
export function useNoteRecords(): void {
  const { pathname } = useLocation();
  const { uid, company } = useSession();
  const companyId = company.id;

  useEffect(() => {
    const page = recordPageOf(pathname);
    if (!page) return;
    const note = (): void => {
      const title = document.title.endsWith(SUFFIX) ? document.title.slice(0, -SUFFIX.length) : '';
      if (title !== '' && title !== page.unknown) noteRecentRecord({ uid, companyId }, { path: pathname, title });
    };
    note();
    const observer = new MutationObserver(note);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname, uid, companyId]);
}
