import { useNavigate } from 'react-router-dom';
import type { Placement } from '@/domain/scheduling/schema';
import { dayOf } from '@/domain/scheduling/wallClock';
import { spokenNames } from '@/domain/scheduling/words';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';
import type { Placing } from './usePlacing';

/** Lists visits still scheduled for people who are off, and links to who could take them. */
export function useVisitsLeft({ visitsDuring }: Pick<Placing, 'visitsDuring'>) {
  const navigate = useNavigate();
  const { namesOf } = useTechnicians();
  return async (off: Placement): Promise<void> => {
    const visits = (await visitsDuring(off)).toSorted((a, b) => (a.placement.startsAt < b.placement.startsAt ? -1 : 1));
    const [first] = visits;
    if (!first) return;
    const whose = off.technicianIds.filter((id) =>
      visits.some(({ placement }) => placement.technicianIds.includes(id)),
    );
    const [whoFirst = ''] = first.placement.technicianIds.filter((id) => whose.includes(id));
    notify.info(
      `${spokenNames(namesOf(whose))} still ${whose.length > 1 ? 'have' : 'has'} ${formatCount(visits.length, 'visit')} then.`,
      {
        next: {
          label: 'See who can take them…',
          run: () => void navigate(paths.routesWithout(whoFirst, dayOf(first.placement.startsAt, off.timeZone))),
        },
      },
    );
  };
}
