import type { DirectoryState } from '@/data/directory/directoryService';
import { useDirectoryService } from '@/data/react/useDirectoryService';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { pricebookOf, type PricebookEngine } from './search/pricebookService';

/** Returns the pricebook's search directory, live while the component is mounted and `isEnabled`. */
export const usePricebook = (isEnabled = true): DirectoryState & { engine: PricebookEngine } =>
  useDirectoryService(pricebookOf(useWorkspace()), isEnabled);
