import type { AssistantTask } from '@/domain/assistant/purpose';
import { CALCULATION_TOOLS } from './calculations';
import { CUSTOMER_TOOLS } from './customers';
import { DAY_PLAN } from './dayPlan';
import { CUSTOMER_DRAFTS } from './customerDrafts';
import { LOAD_DRAFTS } from './loadDrafts';
import { LOAD_INTERVIEW } from './loadInterview';
import { NEW_LOAD_DRAFTS } from './newLoadDraft';
import { RECORD_DRAFTS } from './recordDrafts';
import { FINDING_TOOLS } from './findings';
import { LEAD_TOOLS } from './leads';
import { EXAMPLE_TOOLS } from './examples';
import { licensesTool } from './licenses';
import { MONEY_TOOLS } from './money';
import { STANDING_TOOLS } from './moneyNow';
import { PERIOD_TOOLS } from './moneyPeriods';
import { newCustomersTool } from './newCustomers';
import { PAPER_TOOLS } from './papers';
import { PLUMBING_TOOL } from './plumbing';
import { quietTool } from './quietCustomers';
import { REPORT_TOOLS } from './reports';
import { SCHEDULE_TOOLS } from './schedule';
import type { Tool } from './tool';
import { WORK_TOOLS } from './work';

/** Everything the assistant can do. There are no arbitrary queries, no URL fetches, no code execution, and nothing that sends. */
const TOOLS: readonly Tool[] = [
  ...CUSTOMER_TOOLS,
  newCustomersTool,
  quietTool,
  ...WORK_TOOLS,
  ...SCHEDULE_TOOLS,
  licensesTool,
  ...MONEY_TOOLS,
  ...PERIOD_TOOLS,
  ...STANDING_TOOLS,
  ...REPORT_TOOLS,
  ...PAPER_TOOLS,
  ...LEAD_TOOLS,
  ...FINDING_TOOLS,
  ...CALCULATION_TOOLS,
  PLUMBING_TOOL,
  ...RECORD_DRAFTS,
  ...CUSTOMER_DRAFTS,
  ...DAY_PLAN,
  ...LOAD_INTERVIEW,
  ...LOAD_DRAFTS,
  ...NEW_LOAD_DRAFTS,
  ...EXAMPLE_TOOLS,
];

const NAMES: Partial<Record<AssistantTask, readonly string[]>> = {
  translation: [],
  nameplate: ['draft_equipment', 'read_house', 'find_customers'],
  'manual-j': [
    'find_customers',
    'read_customer',
    'read_house',
    'find_calculations',
    'read_load',
    'read_load_inputs',
    'what_if_load',
    'explain_load',
    'load_questions',
    'draft_load_change',
    'draft_rooms',
    'draft_new_load',
  ],
};

/** Returns a task's tools, always in the same order, so that the prefix before the question stays identical and cached. */
export function toolsOf(task: AssistantTask): readonly Tool[] {
  const names = NAMES[task];
  return names ? TOOLS.filter(({ name }) => names.includes(name)) : TOOLS;
}
