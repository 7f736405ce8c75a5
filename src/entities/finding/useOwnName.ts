import { useSession } from '@/data/react/WorkspaceProvider';
import { userName } from '@/domain/user/schema';

/** Returns the signed-in user's name as used on records. */
export const useOwnName = (): string => userName(useSession().user);
