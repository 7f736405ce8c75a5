import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { formatAddress } from '@/domain/contact/format';
import { technicianName } from '@/domain/technician/schema';
import { notify } from '@/ui/feedback/notify';
import type { PinTarget } from '../components/PinDialog';
import type { RoutingDayData } from './useRoutingDay';

/** Opens the dialog for a visit's property, or for a technician's base. */
export function usePinTargets(data: RoutingDayData, open: (target: PinTarget) => void) {
  const properties = useSaveRecord(collections.properties);
  const technicians = useSaveRecord(collections.technicians);
  const pinVisit = (visitId: string): void => {
    const entry = data.entries.get(visitId);
    const property = entry && data.properties.get(entry.propertyId);
    if (!entry || !property) {
      notify.info('This visit has no property. Choose one on its job first.');
      return;
    }
    open({
      name: entry.title,
      address: formatAddress(property.address),
      pin: property.pin,
      save: (pin) => properties.update(property.id, { pin }, { base: property }),
    });
  };
  const pinBase = (technicianId: string): void => {
    const technician = data.problem.day.ground.technicianOf(technicianId);
    if (!technician) return;
    open({
      name: `${technicianName(technician)}’s base`,
      address: formatAddress(technician.homeBase),
      pin: technician.basePin,
      save: (basePin) => technicians.update(technicianId, { basePin }, { base: technician }),
    });
  };
  return { pinVisit, pinBase };
}
