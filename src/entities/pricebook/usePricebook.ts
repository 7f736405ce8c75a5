import type { DirectoryState } from '@/data/directory/directoryService';
import { useDirectoryService } from '@/data/react/useDirectoryService';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { pricebookOf, type PricebookEngine } from './search/pricebookService';

/** The pricebook's search directory, live for as long as the component is shown and `isEnabled`. */
export const usePricebook = (isEnabled = true): DirectoryState & { engine: PricebookEngine } =>
  useDirectoryService(pricebookOf(useWorkspace()), isEnabled);
