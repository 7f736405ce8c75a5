import type { KnownEntry } from '../scheduling/ground';
import { technicianName, type Technician } from '../technician/schema';

type Titled = Pick<KnownEntry, 'title' | 'jobId' | 'customerName'>;

/** How people and visits are called on a board: by name, or so that a passer-by learns nobody's name from it. */
export type Naming = {
  hasNames: boolean;
  technician: (id: string) => string;
  /** What is done. A title is free text and may name somebody, so that without names the kind of job stands for it. */
  work: (entry: Titled) => string;
  /** '' without names. */
  customer: (entry: Titled) => string;
};

type People = (id: string) => Pick<Technician, 'firstName' | 'lastName'> | undefined;
const GONE = 'Former technician';

/** Everything by its name: for who is signed in, or where it was asked for. */
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

/** Technicians by their initials, visits by the kind of job (`typeOf`, in words), customers not at all. */
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
 * The town in an address of one line (`12 Elm St, Apt 4, Austin, TX 78701` → `Austin`); '' when it is not told apart from the
 * street with certainty.
 */
export function townOf(address: string): string {
  const parts = address.split(',').map((part) => part.trim());
  const end = parts.findLastIndex((part) => part !== '' && !REGION.test(part));
  return end > 0 && end < parts.length - 1 ? (parts[end] ?? '') : '';
}
