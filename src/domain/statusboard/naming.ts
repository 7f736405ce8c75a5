import type { KnownEntry } from '../scheduling/ground';
import { technicianName, type Technician } from '../technician/schema';

type Titled = Pick<KnownEntry, 'title' | 'jobId' | 'customerName'>;

/** A board's way to refer to people and visits: by name, or anonymously, so that passers-by learn no names from it. */
export type Naming = {
  hasNames: boolean;
  technician: (id: string) => string;
  /** The type of work. A title is free text and may contain a name, so without names the job type is used instead. */
  work: (entry: Titled) => string;
  /** '' without names. */
  customer: (entry: Titled) => string;
};

type People = (id: string) => Pick<Technician, 'firstName' | 'lastName'> | undefined;
const GONE = 'Former technician';

/** Uses full names: for signed-in users, or if the link includes names. */
export const withNames = (technicianOf: People): Naming => ({
  hasNames: true,
  technician: (id) => {
    const technician = technicianOf(id);
    return technician ? technicianName(technician) : GONE;
  },
  work: ({ title }) => title,
  customer: ({ customerName }) => customerName,
});

const initials = ({ firstName, lastName }: Pick<Technician, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].map((name) => name.trim().charAt(0).toUpperCase()).join('');

/** Uses initials for technicians, job types for visits (`typeOf`, as text), and nothing for customers. */
export const withoutNames = (technicianOf: People, typeOf: (jobId: string) => string | undefined): Naming => ({
  hasNames: false,
  technician: (id) => {
    const technician = technicianOf(id);
    return technician ? initials(technician) : GONE;
  },
  work: ({ jobId }) => typeOf(jobId) ?? 'Visit',
  customer: () => '',
});

const REGION = /^[A-Z]{2,3}$|\d/;

/**
 * Returns the town from a single-line address (`12 Elm St, Apt 4, Austin, TX 78701` → `Austin`); '' if it can't be reliably distinguished
 * from the street.
 */
export function townOf(address: string): string {
  const parts = address.split(',').map((part) => part.trim());
  const end = parts.findLastIndex((part) => part !== '' && !REGION.test(part));
  return end > 0 && end < parts.length - 1 ? (parts[end] ?? '') : '';
}
