import type { CompanyFields } from '@/domain/company/schema';
import type { Stored } from '@/domain/record/schema';
import type { User } from '@/domain/user/schema';

export type StepProps = {
  company: Stored<CompanyFields>;
  user: User;
  /** On to the next step. */
  onDone: () => void;
  /** Ends the setup; with a path it goes there, else to where the person was going. */
  onLeave: (path?: string) => void;
};
