import type { Industry } from '../../user/schema';
import type { AdChannel } from '../channels';
import { isPrint } from '../channels';

type LicenseLaw = {
  /** Citation of the law. */
  law: string;
  /** The trades it covers; absent = every contractor. */
  trades?: readonly Industry[];
  /** True when online ads may omit it if the website they lead to shows the number. */
  isPrintOnly?: true;
};

/**
 * States whose law requires the license or registration number in advertising, as of November 2026. Not a list of every duty: boards have
 * their own rules, and elsewhere the number is advised. Checked in the source itself: AZ, CA, MA, NV, WA. The others are from general
 * knowledge.
 */
const LICENSE_LAWS: Readonly<Record<string, LicenseLaw>> = {
  AZ: { law: 'A.R.S. § 32-1124; A.A.C. R4-9-109', isPrintOnly: true },
  CA: { law: 'Cal. Bus. & Prof. Code § 7030.5; 16 CCR § 861' },
  CT: { law: 'Conn. Gen. Stat. § 20-427' },
  FL: { law: 'Fla. Stat. § 489.119(5)' },
  MA: { law: '201 CMR 18.00 (M.G.L. c. 142A)', trades: ['construction', 'roofing', 'landscaping', 'other'] },
  MD: { law: 'COMAR 09.08 (Maryland Home Improvement Commission)' },
  NJ: { law: 'N.J.S.A. 56:8-144; N.J.A.C. 13:45A-17' },
  NV: { law: 'NRS 624.720(4)' },
  OR: { law: 'OAR 812-003-0120' },
  PA: { law: '73 P.S. § 517.6' },
  TX: { law: '16 TAC § 75.71', trades: ['hvac'] },
  WA: { law: 'RCW 18.27.100(3)' },
};

/** Returns the law that requires the number in this company's ads on this channel; null = none that we know of. */
export function licenseLaw(state: string, trade: Industry, channel: AdChannel): LicenseLaw | null {
  const law = Object.hasOwn(LICENSE_LAWS, state) ? LICENSE_LAWS[state] : undefined;
  if (!law || (law.trades && !law.trades.includes(trade)) || (law.isPrintOnly && !isPrint(channel))) return null;
  return law;
}

/** States where contractors may not advertise that they are bonded. */
export const NO_BONDED: Readonly<Record<string, string>> = {
  CA: 'Cal. Bus. & Prof. Code § 7071.13',
  WA: 'RCW 18.27.100(4)',
};
