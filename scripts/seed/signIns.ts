import { INDUSTRY_LABELS } from '@/domain/user/schema';
import { COMPANIES } from './companies/companies';
import { DEMO_PASSWORD } from './config';

/** Returns the table of sign-ins printed after each `npm start`. */
export function signInTable(): string {
  const rows = COMPANIES.map(({ name, industry, domain }) => [name, INDUSTRY_LABELS[industry], `admin@${domain}`]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return [
    `Demo sign-ins; the password is always  ${DEMO_PASSWORD}`,
    ...rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`),
    '  Or with manager@, office@, user@, technician@ (also technician2@ to technician4@) instead of admin@.',
  ].join('\n');
}
