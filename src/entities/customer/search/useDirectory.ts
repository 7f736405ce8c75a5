import type { DirectoryState } from '@/data/directory/directoryService';
import { useDirectoryService } from '@/data/react/useDirectoryService';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { DirectoryEngine } from './directoryEngine';
import { directoryOf } from './directoryService';

/** Returns the company's search directory, live while the component is mounted and `isEnabled`. */
export const useDirectory = (isEnabled = true): DirectoryState & { engine: DirectoryEngine } =>
  useDirectoryService(directoryOf(useWorkspace()), isEnabled);
