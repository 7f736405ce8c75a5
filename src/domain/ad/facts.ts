import type { Industry } from '../user/schema';

/**
 * Facts about a company, only from its own records: the basis for writing and checking ads. Lists are short; a company that has entered
 * nothing has empty ones.
 */
export type AdFacts = {
  companyId: string;
  companyName: string;
  trade: Industry;
  /** As printed; ''. */
  phone: string;
  /** Without `https://`; ''. */
  website: string;
  city: string;
  /** Two capital letters; '' = not entered. */
  state: string;
  tagline: string;
  /** `NC license 12345, Heating`, and the numbers within these. */
  licenses: readonly string[];
  licenseNumbers: readonly string[];
  /** Current awards, certificates and insurance policies, as text. */
  credentials: readonly string[];
  isInsured: boolean;
  /** `Mon–Fri 8 AM–5 PM`; ''. */
  hours: string;
  isAlwaysOpen: boolean;
  opensOnWeekends: boolean;
  /** Published reviews whose authors agreed, verbatim. */
  reviews: readonly { text: string; author: string }[];
  /** Whether there is free time this week; null = unknown. */
  hasTimeThisWeek: boolean | null;
  /** Whether the website is published, and whether it takes bookings. */
  isSiteLive: boolean;
  takesBookings: boolean;
  takesRequests: boolean;
  /** The company's calendar day, YYYY-MM-DD. */
  today: string;
};

export const NO_FACTS: AdFacts = {
  companyId: '',
  companyName: '',
  trade: 'other',
  phone: '',
  website: '',
  city: '',
  state: '',
  tagline: '',
  licenses: [],
  licenseNumbers: [],
  credentials: [],
  isInsured: false,
  hours: '',
  isAlwaysOpen: false,
  opensOnWeekends: false,
  reviews: [],
  hasTimeThisWeek: null,
  isSiteLive: false,
  takesBookings: false,
  takesRequests: true,
  today: '',
};
