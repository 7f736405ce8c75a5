import type { DirectoryState } from '@/data/directory/directoryService';
import { useDirectoryService } from '@/data/react/useDirectoryService';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { DirectoryEngine } from './directoryEngine';
import { directoryOf } from './directoryService';

/** The company's search directory, live for as long as the component is shown and `isEnabled`. */
export const useDirectory = (isEnabled = true): DirectoryState & { engine: DirectoryEngine } =>
  useDirectoryService(directoryOf(useWorkspace()), isEnabled);
