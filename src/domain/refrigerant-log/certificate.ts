import { licenseState, type License, type Technician } from '../technician/schema';

/** Matches the names of technicians' refrigerant certificates. */
const NAMED = /\b(epa|608|609|refrigerant)\b/i;

/** Returns a technician's refrigerant certificate, preferring a valid one over an expired one; null if there is none. */
export function refrigerantCertificate({ licences }: Pick<Technician, 'licences'>, today: string): License | null {
  const fitting = licences.filter(({ name }) => NAMED.test(name));
  return fitting.find((one) => licenseState(one, today) !== 'expired') ?? fitting[0] ?? null;
}

/**
 * Returns what the law requires but is missing about the person who opened the circuit; '' when nothing is missing. `today` is
 * YYYY-MM-DD.
 */
export function certificateFault(
  { certificateName, certificateNumber }: { certificateName: string; certificateNumber: string },
  known: License | null,
  today: string,
): string {
  if (certificateName === '' && certificateNumber === '')
    return 'Without a certificate: whoever opens a circuit needs one of Section 608 (40 CFR 82.161).';
  if (certificateNumber === '') return 'The certificate’s number is missing.';
  if (known !== null && known.number === certificateNumber && licenseState(known, today) === 'expired')
    return `The certificate ran out on ${known.expiresOn}.`;
  return '';
}
