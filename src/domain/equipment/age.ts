/** Formats `Installed 2014 (12 years)` from the installation date and today (YYYY-MM-DD); '' if unknown. */
export function ageInYears(installDate: string, today: string): string {
  if (installDate === '') return '';
  const isBeforeBirthday = today.slice(5) < installDate.slice(5);
  const years = Number(today.slice(0, 4)) - Number(installDate.slice(0, 4)) - (isBeforeBirthday ? 1 : 0);
  const age = years < 1 ? 'this year' : years === 1 ? '1 year' : `${years} years`;
  return `Installed ${installDate.slice(0, 4)} (${age})`;
}
