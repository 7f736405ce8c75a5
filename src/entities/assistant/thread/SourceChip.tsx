import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { collections } from '@/data/collections';
import { checkRouteAccess } from '@/domain/access/routes';
import type { Source } from '@/domain/assistant/chips';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { placeOfRecord, RECORD_NOUNS } from '../recordPlaces';
import classes from './thread.module.css';

/** Renders a record an answer is based on, as a link for users who may open it. */
export function SourceChip({ source }: { source: Pick<Source, 'collection' | 'id' | 'title' | 'detail'> }) {
  const session = useSession();
  const place = placeOfRecord(source.collection, source.id);
  const about = [source.title, source.detail].filter(Boolean).join(', ');
  const face = (
    <>
      <IconFileText size={14} aria-hidden />
      <span className="visually-hidden">{RECORD_NOUNS[source.collection]} </span>
      <span className={classes['chipText']}>{source.title}</span>
    </>
  );
  if (place === null) return <ChipOfPart source={source} about={about} face={face} />;
  return checkRouteAccess(place.replace(/\?.*$/, ''), session).isAllowed ? (
    <Link to={place} className={classes['chip']} title={about}>
      {face}
    </Link>
  ) : (
    <span className={classes['chip']} title={about}>
      {face}
    </span>
  );
}

type ChipOfPartProps = { source: Pick<Source, 'collection' | 'id'>; about: string; face: React.ReactNode };

/** For a record shown on its customer's or job's page: that has to be looked up first. */
function ChipOfPart({ source, about, face }: ChipOfPartProps) {
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const [isLooking, setIsLooking] = useState(false);
  const open = async (): Promise<void> => {
    setIsLooking(true);
    try {
      if (source.collection === 'notes') {
        const note = await workspace.repository(collections.notes).getById(source.id);
        void navigate(
          note.subjectType === 'job' ? paths.jobDetails(note.subjectId) : paths.customerDetails(note.customerId),
        );
        return;
      }
      const { customerId } = await (source.collection === 'equipment'
        ? workspace.repository(collections.equipment).getById(source.id)
        : workspace.repository(collections.properties).getById(source.id));
      void navigate(paths.customerDetails(customerId));
    } catch (error) {
      notify.error(error);
    } finally {
      setIsLooking(false);
    }
  };
  return (
    <button type="button" className={classes['chip']} title={about} aria-busy={isLooking} onClick={() => void open()}>
      {face}
    </button>
  );
}
