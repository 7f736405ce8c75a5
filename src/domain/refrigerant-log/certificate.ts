import { licenseState, type License, type Technician } from '../technician/schema';

/** Names of technicians' refrigerant certificates. */
const NAMED = /\b(epa|608|609|refrigerant)\b/i;

/** Returns a technician's refrigerant certificate: a valid one before an expired one; null without any. */
export function refrigerantCertificate({ licences }: Pick<Technician, 'licences'>, today: string): License | null {
  const fitting = licences.filter(({ name }) => NAMED.test(name));
  return fitting.find((one) => licenseState(one, today) !== 'expired') ?? fitting[0] ?? null;
}

/** Returns what the law would question about the person who opened the circuit; '' if nothing is missing. `today` is YYYY-MM-DD. */
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
