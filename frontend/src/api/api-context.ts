import { createContext, useContext } from 'react';
import { type BabelboardApi, browserApi } from './babelboard-api.js';

export const ApiContext = createContext<BabelboardApi>(browserApi);

/** The calls of the server, as the renderer or the browser brings them. */
export function useApi(): BabelboardApi {
  return useContext(ApiContext);
}
