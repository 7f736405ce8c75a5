import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { certificateFault, refrigerantCertificate } from '@/domain/refrigerant-log/certificate';
import { cylinderFaults } from '@/domain/refrigerant-log/cylinder';
import { leakStanding } from '@/domain/refrigerant-log/leak';
import { movesOfUnit } from '@/domain/refrigerant-log/queries';
import { ouncesOf } from '@/domain/refrigerant-log/words';
import { technicianName } from '@/domain/technician/schema';
import { useToday } from '@/entities/company/useToday';
import { LeakNotice } from '@/entities/refrigerant/LeakNotice';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import type { useCylinders } from '../../hooks/useCylinders';
import type { MoveFormValues } from '../../refrigerantForm';

type MoveWarningsProps = { values: MoveFormValues; cylinders: ReturnType<typeof useCylinders> };

/** Warns about an entry while it's being written: the cylinder, the certificate, and the resulting leak rate. */
export function MoveWarnings({ values, cylinders }: MoveWarningsProps) {
  const today = useToday();
  const { timeZone } = useSession().company;
  const technicians = useTechnicians();
  const { equipmentId, refrigerant, kind, purpose, at } = values;
  const { data: moves = [] } = useRecords(collections.refrigerantMoves, movesOfUnit(equipmentId), {
    isEnabled: equipmentId !== '',
  });
  const ounces = ouncesOf(values.pounds || 0, values.ounces || 0);
  const fullChargeOunces = ouncesOf(values.fullPounds || 0, values.fullOunces || 0);
  const cylinder = cylinders.all.find(({ id }) => id === values.cylinderId);
  const technician = technicians.all.find((one) => technicianName(one) === values.technicianName);
  const known = technician ? refrigerantCertificate(technician, today) : null;
  const missing = values.technicianName === '' ? '' : certificateFault(values, known, today);
  const faults =
    cylinder && refrigerant !== '' && ounces > 0
      ? cylinderFaults(cylinder, cylinders.heldOf(cylinder.id), { kind, ounces, refrigerant })
      : [];
  const standing =
    refrigerant === ''
      ? null
      : leakStanding({ ...values, refrigerant, fullChargeOunces }, [...moves, { at, kind, purpose, ounces }], {
          asOf: today,
          timeZone,
        });
  return (
    <>
      {faults.length > 0 && (
        <InlineNotice tone="warning" role="status" title="Look at the cylinder">
          {faults.map((fault) => (
            <div key={fault}>{fault}</div>
          ))}
        </InlineNotice>
      )}
      {missing !== '' && (
        <InlineNotice tone="warning" role="status">
          {missing}
        </InlineNotice>
      )}
      {standing && standing.ratePct > 0 && <LeakNotice standing={standing} />}
    </>
  );
}
