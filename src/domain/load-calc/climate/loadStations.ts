import { readStations, type ClimateStations } from './station';

let loading: Promise<ClimateStations> | undefined;

/** The stations of the United States and Canada. Their table is a chunk of its own, loaded when a page first asks. */
export function loadStations(): Promise<ClimateStations> {
  loading ??= import('./stations.json')
    .then((module) => readStations(module.default))
    .catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
  return loading;
}
