import { Button, Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { leakStanding } from '@/domain/refrigerant-log/leak';
import { movesOfUnit } from '@/domain/refrigerant-log/queries';
import type { RefrigerantMove } from '@/domain/refrigerant-log/schema';
import {
  CATEGORY_WORDS,
  LEAK_FOUND_WORDS,
  MOVE_KIND_WORDS,
  PURPOSE_WORDS,
  weightText,
} from '@/domain/refrigerant-log/words';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { useDelete } from '@/entities/record/useDelete';
import { LeakNotice } from '@/entities/refrigerant/LeakNotice';
import { paths } from '@/lib/paths';
import { formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { RouterLink } from '@/ui/links/RouterLink';

/** Shows a log entry as written, and the unit's refrigerant loss to date. */
export function MoveDetails({ move, onGone }: { move: Stored<RefrigerantMove>; onGone: () => void }) {
  const session = useSession();
  const can = useCan();
  const today = useToday();
  const remove = useDelete(collections.refrigerantMoves);
  const { data: moves = [] } = useRecords(collections.refrigerantMoves, movesOfUnit(move.equipmentId), {
    isEnabled: move.equipmentId !== '',
  });
  const standing = leakStanding(move, moves, { asOf: today, timeZone: session.company.timeZone });
  const certificate = [move.certificateName, move.certificateNumber].filter(Boolean).join(', ');
  const removeIt = async (): Promise<void> => {
    const words = {
      name: `${weightText(move.ounces)} of ${move.refrigerant}`,
      message:
        'An entry cannot be changed. Delete it and log it again if it was a slip: the cylinder then holds what it held.',
    };
    if (await remove(move.id, words)) onGone();
  };
  return (
    <Stack gap="md">
      {standing && <LeakNotice standing={standing} />}
      <DetailList
        items={[
          { label: MOVE_KIND_WORDS[move.kind], value: `${weightText(move.ounces)} ${move.refrigerant}` },
          { label: 'Why', value: PURPOSE_WORDS[move.purpose] },
          { label: 'When', value: formatDateTime(move.at, session.company.timeZone) },
          { label: 'Cylinder', value: move.cylinderLabel },
          {
            label: 'Customer',
            value:
              move.customerId !== '' && can('read', 'customers') ? (
                <RouterLink to={paths.customerDetails(move.customerId)}>{move.customerName}</RouterLink>
              ) : (
                move.customerName
              ),
          },
          { label: 'Full charge', value: move.fullChargeOunces > 0 && weightText(move.fullChargeOunces) },
          { label: 'Use', value: CATEGORY_WORDS[move.category] },
          { label: 'Technician', value: move.technicianName },
          { label: 'Certificate', value: certificate },
          { label: 'Leak test', value: [LEAK_FOUND_WORDS[move.leakFound], move.leakMethod].filter(Boolean).join(', ') },
          { label: 'Repair', value: move.repair, isHiddenWhenEmpty: true },
          { label: 'Note', value: move.reason, isHiddenWhenEmpty: true },
          {
            label: 'Readings',
            value: move.diagnosticId !== '' && (
              <RouterLink to={paths.diagnosticView(move.diagnosticId)}>Open the readings</RouterLink>
            ),
            isHiddenWhenEmpty: true,
          },
        ]}
      />
      {can('delete', 'refrigerantMoves') && (
        <Button variant="subtle" color="red" style={{ justifySelf: 'start' }} onClick={() => void removeIt()}>
          Delete
        </Button>
      )}
    </Stack>
  );
}
