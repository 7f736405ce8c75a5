import { resourceName } from '@/domain/resource/schema';
import type { Stored } from '@/domain/record/schema';
import type { BoardRow } from '@/domain/scheduling/board/rows';
import { technicianName, type Technician } from '@/domain/technician/schema';

/** Returns the name of a row's technician, or of the resource booked in it. */
export const nameOfRow = ({ technician, resource }: Pick<BoardRow, 'technician' | 'resource'>): string =>
  technician ? technicianName(technician) : resource ? resourceName(resource) : 'Unassigned';

/** Returns the technicians whose rows are shown. */
export const peopleIn = (rows: readonly BoardRow[]): Stored<Technician>[] =>
  rows.flatMap(({ technician }) => technician ?? []);
