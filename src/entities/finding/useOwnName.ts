import { useSession } from '@/data/react/WorkspaceProvider';
import { userName } from '@/domain/user/schema';

/** What the signed-in person is called on records. */
export const useOwnName = (): string => userName(useSession().user);
