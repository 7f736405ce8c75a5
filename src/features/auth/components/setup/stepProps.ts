import type { CompanyFields } from '@/domain/company/schema';
import type { Stored } from '@/domain/record/schema';
import type { User } from '@/domain/user/schema';

export type StepProps = {
  company: Stored<CompanyFields>;
  user: User;
  /** Goes to the next step. */
  onDone: () => void;
  /** Ends setup and goes to `path`, or to where the user was headed. */
  onLeave: (path?: string) => void;
};
