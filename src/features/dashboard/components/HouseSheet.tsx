import { Drawer } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { equipmentName } from '@/domain/equipment/format';
import type { Equipment } from '@/domain/equipment/schema';
import { ageInYears } from '@/domain/equipment/age';
import { earlierWork } from '@/domain/job/earlierWork';
import { jobsByCustomer } from '@/domain/job/queries';
import type { Job } from '@/domain/job/schema';
import { notesOn } from '@/domain/note/queries';
import { photosOfJob } from '@/domain/photo/queries';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { useEquipment } from '@/entities/equipment/useEquipment';
import { photoAlt } from '@/entities/photo/photoAlt';
import { Picture } from '@/entities/photo/Picture';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDate, formatShortDate } from '@/ui/format/dateTime';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './HouseSheet.module.css';

/** Limit on notes and photos in a visit's summary; the rest is on its job. */
const NOTES_SHOWN = 2;
const PHOTOS_SHOWN = 4;

type HouseSheetProps = { job: Stored<Job>; onClose: () => void };

/** Shows the house's equipment and job history next to the stop. */
export function HouseSheet({ job, onClose }: HouseSheetProps) {
  const can = useCan();
  return (
    <Drawer opened onClose={onClose} position="right" title={job.propertyAddress || job.customerName}>
      <div className={classes['body']}>
        {can('read', 'equipment') && <Units job={job} />}
        <EarlierVisits job={job} />
      </div>
    </Drawer>
  );
}

function Units({ job }: { job: Stored<Job> }) {
  const { company } = useSession();
  const today = useToday();
  const { equipment, isLoading, error } = useEquipment(job.customerId);
  const units = equipment.filter(({ propertyId }) => propertyId === job.propertyId);
  const facts = ({ serial, location, installDate, refrigerant, warrantyUntil }: Equipment): string[] => [
    serial && `Serial ${serial}`,
    ageInYears(installDate, today),
    location,
    refrigerant,
    warrantyUntil &&
      `Warranty ${warrantyUntil < today ? 'ended' : 'until'} ${formatDate(warrantyUntil, company.timeZone)}`,
  ];
  return (
    <section aria-label="Equipment">
      <h3 className={classes['title']}>Equipment</h3>
      {error ? (
        <ErrorState error={error} />
      ) : isLoading ? (
        <LoadingRows rows={2} />
      ) : units.length === 0 ? (
        <p className={classes['quiet']}>No equipment is recorded here.</p>
      ) : (
        <ul className={classes['list']}>
          {units.map((unit) => (
            <li key={unit.id}>
              {equipmentName(unit)}
              <div className={classes['quiet']}>{facts(unit).filter(Boolean).join(' · ')}</div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function EarlierVisits({ job }: { job: Stored<Job> }) {
  const { data = [], isLoading, error } = useRecords(collections.jobs, jobsByCustomer(job.customerId));
  const earlier = earlierWork(data, job);
  return (
    <section aria-label="Earlier work">
      <h3 className={classes['title']}>Earlier work</h3>
      {error ? (
        <ErrorState error={error} />
      ) : isLoading ? (
        <LoadingRows rows={3} />
      ) : earlier.length === 0 ? (
        <p className={classes['quiet']}>No earlier work here.</p>
      ) : (
        <ul className={classes['list']}>
          {earlier.map((one) => (
            <EarlierVisit key={one.id} job={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function EarlierVisit({ job }: { job: Stored<Job> }) {
  const can = useCan();
  const { company } = useSession();
  const { namesOf } = useTechnicians();
  const notes = useRecords(collections.notes, notesOn(job.id), { isEnabled: can('read', 'notes') });
  const photos = useRecords(collections.photos, photosOfJob(job.id), { isEnabled: can('read', 'photos') });
  const pictures = (photos.data ?? []).slice(-PHOTOS_SHOWN);
  const facts = [formatShortDate(job.scheduledTime, company.timeZone), namesOf(job.technicianIds).join(', ')];
  return (
    <li>
      <RouterLink to={paths.jobDetails(job.id)}>{job.title}</RouterLink>
      <div className={classes['quiet']}>{facts.filter(Boolean).join(' · ')}</div>
      {(notes.data ?? []).slice(0, NOTES_SHOWN).map(({ id, text }) => (
        <p key={id} className={classes['note']} dir="auto">
          {text}
        </p>
      ))}
      {pictures.length > 0 && (
        <div className={classes['photos']}>
          {pictures.map((photo, index) => (
            <div key={photo.id} className={classes['photo']}>
              <Picture url={photo.url} alt={photoAlt(photo, index)} isLazy />
            </div>
          ))}
        </div>
      )}
    </li>
  );
}
