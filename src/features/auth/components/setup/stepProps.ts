import type { CompanyFields } from '@/domain/company/schema';
import type { Stored } from '@/domain/record/schema';
import type { User } from '@/domain/user/schema';

export type StepProps = { company: Stored<CompanyFields>; user: User; onDone: () => void };
