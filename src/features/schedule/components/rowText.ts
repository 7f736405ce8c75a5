import { resourceName } from '@/domain/resource/schema';
import type { BoardRow } from '@/domain/scheduling/board/rows';
import { technicianName } from '@/domain/technician/schema';

/** Whose row it is, or what is booked in it. */
export const nameOfRow = ({ technician, resource }: Pick<BoardRow, 'technician' | 'resource'>): string =>
  technician ? technicianName(technician) : resource ? resourceName(resource) : 'Unassigned';
