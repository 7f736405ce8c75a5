import type { Role } from '@/domain/access/roles';
import type { BrandKit } from '@/domain/brand/schema';
import type { BusinessUnit } from '@/domain/business-unit/schema';
import type { Address } from '@/domain/contact/schema';
import type { Feature } from '@/domain/access/features';
import type { TradeId } from '@/domain/trade/trades';
import type { Industry } from '@/domain/user/schema';
import type { Region } from '../addresses';
import type { Given } from '../credentials';
import type { Trade } from '../trades/trade';

type FullName = readonly [firstName: string, lastName: string];

/** A demo company as its owner would describe it. */
export type CompanyPlan = {
  id: TradeId;
  name: string;
  /** The industry it registered with. */
  industry: Industry;
  timeZone: string;
  /** The domain of everyone's e-mail address: `{role}@{domain}`. */
  domain: string;
  phone: string;
  website: string;
  address: Address;
  /** Its brand kit, apart from the logo, which is drawn. */
  branding: Omit<BrandKit, 'logoUrl' | 'logoDarkUrl' | 'socialUrl'>;
  region: Region;
  trade: Trade;
  staff: Record<Exclude<Role, 'technician'>, FullName>;
  /** The first four have their own accounts; the others are known only to the office. */
  technicians: readonly FullName[];
  credentials: readonly Given[];
  /** Features it hasn't bought, because its trade has no use for them. */
  without: readonly Feature[];
  /** Its business units; most companies have none. */
  units?: readonly BusinessUnit[];
  /** The logo's shape: whether a point is inside the figure. Both run from 0 to 1, from the top left. */
  mark: (x: number, y: number) => boolean;
};

export const address = (street: string, city: string, state: string, postalCode: string): Address => ({
  street,
  unit: '',
  city,
  state,
  postalCode,
  country: 'US',
});
