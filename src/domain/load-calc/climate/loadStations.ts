import { readStations, type ClimateStations } from './station';

let loading: Promise<ClimateStations> | undefined;

/** Loads the stations of the United States and Canada. Their table is a separate chunk, loaded on first use. */
export function loadStations(): Promise<ClimateStations> {
  loading ??= import('./stations.json')
    .then((module) => readStations(module.default))
    .catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
  return loading;
}
