/** Digits of the longest possible number (ITU-T E.164), without its plus. */
const MOST_DIGITS = 15;
const US_DIGITS = 10;

/** Whether a number without a plus is a North American one. */
const isNorthAmerican = (digits: string): boolean => /^[2-9]\d{2}[2-9]\d{6}$/.test(digits);

/**
 * Returns the number that text messages go to for a phone number as typed, in E.164 (`+15125550134`). '' for one that can't receive any:
 * an extension behind a switchboard, a number with too few digits.
 */
export function toTextNumber(phone: string): string {
  if (/x|ext/i.test(phone)) return '';
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+') && !digits.startsWith('1'))
    return digits.length > 7 && digits.length <= MOST_DIGITS ? `+${digits}` : '';
  const national = digits.length === US_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  return isNorthAmerican(national) ? `+1${national}` : '';
}
