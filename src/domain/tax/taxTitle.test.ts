import { expect, it } from 'vitest';
import { taxTitle } from './taxTitle';

it.each([
  ['Sales tax', 'Texas', 'Texas sales tax'],
  ['County tax', 'Travis', 'Travis county tax'],
  ['Texas sales tax', 'State', 'State Texas sales tax'],
  ['Travis County tax', 'Austin', 'Austin Travis County tax'],
  ['County tax', 'Travis County', 'Travis County tax'],
  ['Local sales tax', 'North Carolina, local', 'North Carolina, local sales tax'],
  ['GST', 'Canada', 'Canada GST'],
  ['Texas sales tax', 'texas', 'Texas sales tax'],
  ['Sales tax', '', 'Sales tax'],
])('shows “%s” of “%s” as “%s”', (name, jurisdiction, title) => {
  expect(taxTitle(name, jurisdiction)).toBe(title);
});
