import type { TradeId } from '@/domain/trade/trades';
import { applianceRepairCompany } from './applianceRepair';
import { cleaningCompany } from './cleaning';
import { constructionCompany } from './construction';
import { demolitionCompany } from './demolition';
import { electricalCompany } from './electrical';
import { fieldServiceCompany } from './fieldService';
import { garageDoorsCompany } from './garageDoors';
import { handymanCompany } from './handyman';
import { hvacCompany } from './hvac';
import { landscapingCompany } from './landscaping';
import { pestControlCompany } from './pestControl';
import type { CompanyPlan } from './plan';
import { plumbingCompany } from './plumbing';
import { roofingCompany } from './roofing';

/** The companies of `npm start`. HVAC comes first: it is the one most people look at. */
export const COMPANIES: readonly CompanyPlan[] = [hvacCompany, plumbingCompany, constructionCompany, demolitionCompany];

/** The companies of the demo in the tab: one per trade. */
export const DEMO_COMPANIES: Record<TradeId, CompanyPlan> = {
  'field-service': fieldServiceCompany,
  construction: constructionCompany,
  demolition: demolitionCompany,
  hvac: hvacCompany,
  plumbing: plumbingCompany,
  electrical: electricalCompany,
  'appliance-repair': applianceRepairCompany,
  'garage-doors': garageDoorsCompany,
  roofing: roofingCompany,
  landscaping: landscapingCompany,
  'pest-control': pestControlCompany,
  cleaning: cleaningCompany,
  handyman: handymanCompany,
};
