import type { Address } from '@/domain/contact/schema';
import type { Random } from './random';

type Town = { city: string; state: string; zips: readonly string[]; weight: number };

/** A company's service area. Towns and ZIP codes are real and match; house numbers are made up. */
export type Region = {
  towns: readonly Town[];
  streets: readonly string[];
  /** The local area code first, then others that people there have. */
  areaCodes: readonly string[];
};

export const town = (city: string, state: string, weight: number, ...zips: string[]): Town => ({
  city,
  state,
  zips,
  weight,
});

export const REGIONS = {
  asheville: {
    towns: [
      town('Asheville', 'NC', 9, '28801', '28803', '28804', '28805', '28806'),
      town('Arden', 'NC', 2, '28704'),
      town('Black Mountain', 'NC', 2, '28711'),
      town('Weaverville', 'NC', 2, '28787'),
      town('Candler', 'NC', 2, '28715'),
      town('Hendersonville', 'NC', 3, '28739', '28791', '28792'),
      town('Fletcher', 'NC', 2, '28732'),
      town('Swannanoa', 'NC', 1, '28778'),
      town('Leicester', 'NC', 1, '28748'),
      town('Waynesville', 'NC', 1, '28786'),
    ],
    streets: [
      'Haywood Rd',
      'Merrimon Ave',
      'Patton Ave',
      'Charlotte St',
      'Kimberly Ave',
      'Sulphur Springs Rd',
      'Old Haw Creek Rd',
      'Beaverdam Rd',
      'Sand Hill Rd',
      'Town Mountain Rd',
      'Montford Ave',
      'Brevard Rd',
      'Laurel Ridge Ln',
      'Reems Creek Rd',
      'Cane Creek Rd',
      'Elk Mountain Scenic Hwy',
      'Hendersonville Rd',
      'Sweeten Creek Rd',
      'Fairview Rd',
      'Riverside Dr',
    ],
    areaCodes: ['828', '704', '864', '423', '336'],
  },
  portland: {
    towns: [
      town('Portland', 'OR', 10, '97202', '97206', '97211', '97214', '97217', '97219', '97230'),
      town('Gresham', 'OR', 2, '97030'),
      town('Beaverton', 'OR', 3, '97005', '97008'),
      town('Tigard', 'OR', 2, '97223'),
      town('Milwaukie', 'OR', 2, '97222'),
      town('Lake Oswego', 'OR', 1, '97034'),
      town('Hillsboro', 'OR', 2, '97124'),
      town('Oregon City', 'OR', 1, '97045'),
      town('West Linn', 'OR', 1, '97068'),
      town('Vancouver', 'WA', 2, '98660', '98661'),
    ],
    streets: [
      'SE Hawthorne Blvd',
      'SE Division St',
      'NE Alberta St',
      'N Mississippi Ave',
      'SW Capitol Hwy',
      'SE Woodstock Blvd',
      'NE Fremont St',
      'NW Thurman St',
      'SE Belmont St',
      'N Lombard St',
      'SW Barbur Blvd',
      'NE Glisan St',
      'SE Foster Rd',
      'SW Vermont St',
      'NE Prescott St',
      'SE Holgate Blvd',
      'N Denver Ave',
      'SW Multnomah Blvd',
      'SE Stark St',
      'NE Klickitat St',
    ],
    areaCodes: ['503', '971', '360', '541', '458'],
  },
  omaha: {
    towns: [
      town('Omaha', 'NE', 10, '68104', '68106', '68116', '68124', '68130', '68135', '68144', '68154', '68164'),
      town('Papillion', 'NE', 2, '68046'),
      town('La Vista', 'NE', 2, '68128'),
      town('Bellevue', 'NE', 2, '68005', '68123'),
      town('Elkhorn', 'NE', 2, '68022'),
      town('Gretna', 'NE', 1, '68028'),
      town('Ralston', 'NE', 1, '68127'),
      town('Council Bluffs', 'IA', 2, '51501', '51503'),
    ],
    streets: [
      'Dodge St',
      'Leavenworth St',
      'Farnam St',
      'Pacific St',
      'Maple St',
      'Blondo St',
      'Western Ave',
      'Happy Hollow Blvd',
      'S 42nd St',
      'N 90th St',
      'S 132nd St',
      'Harrison St',
      'Giles Rd',
      'Center St',
      'Burt St',
      'Izard St',
      'Hascall St',
      'Cuming St',
      'Woolworth Ave',
      'Arbor St',
    ],
    areaCodes: ['402', '531', '712', '308', '605'],
  },
  phoenix: {
    towns: [
      town('Phoenix', 'AZ', 10, '85003', '85006', '85008', '85014', '85016', '85018', '85020', '85032', '85042'),
      town('Mesa', 'AZ', 3, '85201', '85204'),
      town('Tempe', 'AZ', 2, '85281', '85282'),
      town('Scottsdale', 'AZ', 2, '85251', '85257'),
      town('Glendale', 'AZ', 2, '85301'),
      town('Chandler', 'AZ', 2, '85224', '85225'),
      town('Gilbert', 'AZ', 2, '85233', '85234'),
      town('Peoria', 'AZ', 1, '85345'),
    ],
    streets: [
      'E McDowell Rd',
      'W Camelback Rd',
      'N 7th Ave',
      'E Indian School Rd',
      'E Thomas Rd',
      'N Central Ave',
      'W Van Buren St',
      'S Mill Ave',
      'E Baseline Rd',
      'W Glendale Ave',
      'E Osborn Rd',
      'N 32nd St',
      'E Broadway Rd',
      'W Buckeye Rd',
      'E Roosevelt St',
      'N Cave Creek Rd',
      'E Southern Ave',
      'S Country Club Dr',
      'W Thunderbird Rd',
      'E Cactus Rd',
    ],
    areaCodes: ['602', '480', '623', '520', '928'],
  },
} as const satisfies Record<string, Region>;

const UNITS = ['Apt 2', 'Apt 4B', 'Unit 7', 'Suite 110', 'Suite 300', 'Bldg C', '#12'];

export function makeAddress(region: Region, random: Random): Address {
  const { city, state, zips } = random.weighted(region.towns);
  return {
    street: `${random.int(3, 4899)} ${random.pick(region.streets)}`,
    unit: random.chance(0.12) ? random.pick(UNITS) : '',
    city,
    state,
    postalCode: random.pick(zips),
    country: 'US',
  };
}

/** The local area code's first lines belong to the company itself. */
const COMPANY_LINES = 20;

const phoneNumber = (areaCode: string, line: number): string => `(${areaCode}) 555-01${String(line).padStart(2, '0')}`;

/** Returns the company's own numbers, from 0 (reception) to 19. */
export const companyPhone = ({ areaCodes }: Region, line: number): string => phoneNumber(areaCodes[0] ?? '', line);

/**
 * Returns a supply of distinct phone numbers. Only 555-0100 to 555-0199 are reserved for fictional use, 100 in each area code, so
 * neighboring codes are used too.
 */
export function phoneBook(region: Region, random: Random): () => string {
  const [local = '', ...others] = region.areaCodes;
  const numbersOf = (code: string, first = 0): string[] =>
    Array.from({ length: 100 - first }, (_, index) => phoneNumber(code, first + index));
  const locals = random.shuffled(numbersOf(local, COMPANY_LINES));
  const rest = random.shuffled(others.flatMap((code) => numbersOf(code)));
  return () => (random.chance(0.4) ? (locals.pop() ?? rest.pop()) : (rest.pop() ?? locals.pop())) ?? '';
}
